/** Compares what components render with the parts that the documentation derives from their sources. */
import { render } from '@testing-library/react';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { type Anatomy, anatomies, importsIn, readSources } from '../../scripts/sources';
import { components, type Fixture, PROVIDER } from './fixtures';

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

const rendered = components.flatMap(({ name, Component, fixture }) =>
  fixture && fixture !== PROVIDER ? [{ name, Component, fixture: fixture as Fixture<Record<string, unknown>> }] : [],
);

describe.each(rendered)('<$name>', ({ name, Component, fixture }) => {
  test('renders only documented parts, in documented states', () => {
    const component = <Component {...fixture.props} />;
    const { container } = render(fixture.within ? fixture.within(component) : component);
    const unknown = [...container.querySelectorAll('[data-part]')].filter((element) => {
      const part = element.getAttribute('data-part') ?? '';
      return !around(element, name).some(({ parts }) => parts.some((one) => one.name === part));
    });
    expect(
      unknown.map(
        (element) => `${element.getAttribute('data-part')} in ${around(element, name).map((one) => one.folder)}`,
      ),
    ).toEqual([]);
    const unsaid = [...container.querySelectorAll('[data-part][data-state]')].filter((element) => {
      const states = statesOf(element, name);
      return !states.has('the states of its machine') && !states.has(element.getAttribute('data-state') ?? '');
    });
    expect(unsaid.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
  });
});
