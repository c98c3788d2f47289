/** The components of an element's folder: every variant in every state of its control, generated from the types of its props. */

import controls from 'virtual:controls';
import * as library from '@halloway/ui';
import { type ComponentType, createElement, useLayoutEffect, useRef, useState } from 'react';
import type { Fixture } from '../src/testing/description';
import * as styles from './matrix.css';
import { rulesOf } from './motion';
import type { Control } from './props-controls/from-types';
import { Scrollable } from './scrollable';
import { StoryBoundary } from './story-boundary';

type Props = Readonly<Record<string, unknown>>;

const fixtures = import.meta.glob<Record<string, Fixture | string>>('../src/elements/*/*.testing.tsx', {
  import: 'fixtures',
  eager: true,
});

const components = new Map<string, unknown>(Object.entries(library));

const CONTROL = 'a[href], button, input, select, textarea, summary';
/** The states in which a reader puts a control, and the pseudo-classes of each. */
const states = { default: '', hover: 'hover', focus: 'focus focus-visible', active: 'hover active' } as const;

export default function Matrix({ folder }: { folder: string }) {
  const all = fixtures[`../src/elements/${folder}/${folder}.testing.tsx`] ?? {};
  return Object.entries(all).map(([name, fixture]) =>
    typeof fixture === 'string' ? null : <Component key={name} name={name} fixture={fixture} />,
  );
}

/** One row for each variant, one column for each state. A component without a control has no states. */
function Component({
  name,
  fixture: { props, within = (component) => component },
}: {
  name: string;
  fixture: Fixture;
}) {
  const place = useRef<HTMLTableElement>(null);
  const [hasControl, setHasControl] = useState(true);
  useLayoutEffect(() => {
    setHasControl(place.current?.querySelector(CONTROL) !== null);
    rewritePseudoClasses();
    for (const cell of place.current?.querySelectorAll<HTMLElement>('td[data-state]') ?? [])
      forceState(cell, states[cell.dataset.state as keyof typeof states]);
  });
  const own = controls[name] ?? [];
  const component = components.get(name) as ComponentType<Props>;
  const columns = [
    ...(hasControl ? Object.keys(states) : ['default']),
    ...(own.some(({ name: prop }) => prop === 'disabled') ? ['disabled'] : []),
  ];
  return (
    <div className={styles.component}>
      <h3 className={styles.name}>{`<${name}>`}</h3>
      <Scrollable className={styles.scroller} label={`Variants and states of ${name}`}>
        <table ref={place} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Variant</th>
              {columns.map((state) => (
                <th key={state} scope="col">
                  {state}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {variantsOf(own, props).map(([variant, changed]) => (
              <tr key={variant}>
                <th scope="row">{variant}</th>
                {columns.map((state) => {
                  const id = typeof props.id === 'string' && {
                    id: `${props.id} ${variant} ${state}`.replaceAll(' ', '-'),
                  };
                  const disabled = state === 'disabled' && { disabled: true };
                  const isForced = state in states && state !== 'default';
                  return (
                    // A forced state is a picture of its control: not a Tab stop, and not a second landmark.
                    <td key={state} data-state={state in states ? state : undefined} inert={isForced}>
                      <StoryBoundary>
                        {within(createElement(component, { ...props, ...changed, ...id, ...disabled }))}
                      </StoryBoundary>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrollable>
    </div>
  );
}

/** Each option of each choice, each switch that is on, and each text that may be added; or the component as it is. */
function variantsOf(controls: readonly Control[], given: Props): [name: string, props: Props][] {
  const variants = controls.flatMap(({ name, kind, options, type, required }): [string, Props][] => {
    // A heading looks the same at every level.
    if (/^(headingL|l)evel$/.test(name)) return [];
    if (kind === 'choice')
      return options.map((option) => [`${name}: ${JSON.parse(option)}`, { [name]: JSON.parse(option) }]);
    if (kind === 'switch' && name !== 'disabled') return [[name, { [name]: true }]];
    const isAddition = !required && !(name in given) && type === 'ReactNode' && name !== 'children';
    return isAddition ? [[name, { [name]: name }]] : [];
  });
  return controls.some(({ kind }) => kind === 'choice') ? variants : [['as it is', {}], ...variants];
}

/** Gives the control of a cell, and what contains it, the looks of pseudo-classes. */
function forceState(cell: Element, pseudoClasses: string) {
  const control = cell.querySelector<HTMLElement>(CONTROL);
  if (!control || !pseudoClasses) return;
  control.dataset.forced = pseudoClasses;
  if (pseudoClasses.startsWith('hover'))
    for (let at = control.parentElement; at && at !== cell; at = at.parentElement) at.dataset.forced = pseudoClasses;
}

const PSEUDO_CLASS = /:(hover|focus-visible|focus|active)(?![\w-])/g;

/** Makes each rule for a pseudo-class match forced elements, too. */
function rewritePseudoClasses() {
  for (const rule of rulesOf(document)) {
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.includes('data-forced')) continue;
    const selector = rule.selectorText.replace(PSEUDO_CLASS, ':is(:$1, [data-forced~="$1"])');
    if (selector !== rule.selectorText) rule.selectorText = selector;
  }
}
