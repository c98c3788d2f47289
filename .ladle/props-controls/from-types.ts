import ts from 'typescript';
import { type Prop, readApi } from '../../tools/package/api.ts';
import { defaultsIn, type Sources } from '../../tools/sources.ts';

/** A prop for the props panel; `value` is one that no control can edit: a function, a list, an element. */
export interface Control extends Prop {
  /** As JSON; empty if the sources do not state one. */
  default: string;
  kind: 'text' | 'switch' | 'choice' | 'number' | 'value';
  /** The options of a choice, as JSON. */
  options: string[];
}

/** What HTML declares and the panel has a control for. */
const native = [
  { name: 'children', required: false, type: 'ReactNode', description: '' },
  { name: 'disabled', required: false, type: 'boolean', description: '' },
];

/**
 * The declared props of every exported component, by component name: first the required ones, then those that are set most often.
 * `uses` counts that, by component and prop: `Button variant`.
 */
export function controlsOf(sources: Sources, uses: ReadonlyMap<string, number>): Record<string, Control[]> {
  const { program, entry } = sources;
  const defaults = defaultsIn(sources);
  const api = readApi({ program, entries: [entry], defaults });
  const components = api
    .exportsOf(entry)
    .filter(({ name, symbol }) => /^[A-Z]/.test(name) && symbol.valueDeclaration)
    .filter(({ symbol: { valueDeclaration: made } }) => made && ts.isFunctionDeclaration(made));
  return Object.fromEntries(
    components.map(({ name, symbol }) => {
      const { props, order, resolved } = api.component(name, symbol);
      const declared = props
        .filter(({ type }) => type !== 'undefined')
        .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
      const all = [...declared, ...native.filter((prop) => resolved(prop.name))];
      const controls = all.map((prop) => {
        const type = prop.type.replace(/ ?\| undefined\b/g, '');
        const otherwise = defaults.get(name)?.get(prop.name) ?? '';
        return { ...prop, type, default: otherwise, ...kindOf(resolved(prop.name) || type) };
      });
      // Those of a union are there once for each variant, and `children` may be declared, too.
      const isFirst = ({ name: own }: Control, at: number) => controls.findIndex(({ name: one }) => one === own) === at;
      const rank = (control: Control) => (uses.get(`${name} ${control.name}`) ?? 0) + (control.required ? 1_000 : 0);
      return [name, controls.filter(isFirst).sort((a, b) => rank(b) - rank(a))];
    }),
  );
}

/** What a type in full takes. */
function kindOf(type: string): Pick<Control, 'kind' | 'options'> {
  const members = type.split(' | ').map((member) => member.replace(/^'(.*)'$/, '"$1"'));
  const every = (pattern: RegExp) => members.every((member) => pattern.test(member));
  if (every(/^boolean$/)) return { kind: 'switch', options: [] };
  if (every(/^("[^"]*"|\d+)$/)) return { kind: 'choice', options: members };
  if (every(/^number$/)) return { kind: 'number', options: [] };
  // A prop that takes any content gets a text control.
  return { kind: members.some((member) => /^(string|ReactNode|`.*`)$/.test(member)) ? 'text' : 'value', options: [] };
}
