/** What a link brings, checked as far as the controls of the page would have allowed it. */
import type { PropOverrides } from '../settings';
import type { Control } from './from-types';

/** What a control can write. */
function fits(value: unknown, control: Control | undefined): boolean {
  if (control?.kind === 'choice') return control.options.includes(JSON.stringify(value));
  const types = { text: 'string', switch: 'boolean', number: 'number', value: '' };
  return control !== undefined && typeof value === types[control.kind];
}

/** The props of a link that a control could have set, and the names of the others, such as `Button.icon`. */
export function fitting(given: PropOverrides, controls: Readonly<Record<string, readonly Control[]>>) {
  const props: Record<string, Record<string, unknown>> = {};
  const refused: string[] = [];
  for (const [component, own] of Object.entries(given))
    for (const [name, value] of Object.entries(own)) {
      const control = controls[component]?.find((one) => one.name === name);
      if (fits(value, control)) props[component] = { ...props[component], [name]: value };
      else refused.push(`${component}.${name}`);
    }
  return { props, refused };
}

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : value instanceof File ? 'file' : typeof value;

/** Whether each datum of an event is of a kind that an example of its type has. Data without an example may be anything. */
export function isLike(event: Record<string, unknown>, examples: readonly Record<string, unknown>[]): boolean {
  const alike = examples.filter(({ type }) => type === event.type);
  return [...new Set(alike.flatMap(Object.keys))].every((name) =>
    alike.some((example) => kindOf(example[name]) === kindOf(event[name])),
  );
}
