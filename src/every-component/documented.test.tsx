/** Compares what components render with the parts that the documentation derives from their sources. */
import { render } from '@testing-library/react';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { type Anatomy, anatomies, importsIn, readSources } from '../../tools/sources';
import { rendered } from './fixtures.testing';

const sources = readSources();
const all = anatomies(sources);
const imports = importsIn(sources);

/** A folder with everything it is composed of. */
function withImports(folder: string, found = new Set<string>()): Set<string> {
  if (found.has(folder)) return found;
  found.add(folder);
  for (const other of imports.get(folder) ?? []) withImports(other, found);
  return found;
}

/** Where a component is defined: a part may be outside of its scope, such as the button that opens a dialog. */
const folderOf = (name: string) =>
  sources.sources.find(({ file }) =>
    file.statements.some((statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === name),
  )?.folder ?? '';

/** The documented parts of a component, of the components around the element, and of those that they compose. */
function around(element: Element, component: string): Anatomy[] {
  const folders = new Set([folderOf(component)]);
  for (let at: Element | null = element; at; at = at.parentElement) {
    const scope = at.getAttribute('data-scope');
    for (const { folder } of all.filter(({ scopes }) => scope && scopes.includes(scope)))
      for (const each of withImports(folder)) folders.add(each);
  }
  return all.filter(({ folder }) => folders.has(folder));
}

/** The states of an element that a component renders as its own part, or as the root of another component. */
const statesOf = (element: Element, component: string) =>
  new Set(
    around(element, component)
      .flatMap(({ parts }) => parts)
      .filter(({ name }) => name === element.getAttribute('data-part') || name === 'root')
      .flatMap(({ states }) => states),
  );

test.each(rendered)('<$name> renders only documented parts, in documented states', ({ name, Component, fixture }) => {
  const component = <Component {...fixture.props} />;
  const { container } = render(fixture.within ? fixture.within(component) : component);
  // Any component has runs of text (docs/guides/start.md).
  const parts = [...container.querySelectorAll('[data-part]:not([data-part="text-run"])')];
  const unknown = parts.filter((element) => {
    const part = element.getAttribute('data-part') ?? '';
    return !around(element, name).some(({ parts }) => parts.some((one) => one.name === part));
  });
  const place = (element: Element) => around(element, name).map(({ folder }) => folder);
  expect(unknown.map((element) => `${element.getAttribute('data-part')} in ${place(element)}`)).toEqual([]);
  const unsaid = parts.filter((element) => {
    const states = statesOf(element, name);
    const state = element.getAttribute('data-state');
    return state !== null && !states.has('the states of its machine') && !states.has(state);
  });
  expect(unsaid.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
});
