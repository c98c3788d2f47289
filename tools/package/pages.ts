/** A Markdown page for each component with what a person or a tool needs to use it, without references to this repository. */
import { partsIn } from '../docs/parts';
import { lineOf, type Prop } from './api';
import type { DocumentedComponent } from './documented';

type Exported = DocumentedComponent['exports'][number];
type Machine = NonNullable<DocumentedComponent['machine']>;

/** The page of a component. */
export function pageOf(component: DocumentedComponent): string {
  const { title, description, example, sections, machine, variables } = component;
  const { 'When not to use it': whenNot, Parts: parts, ...others } = sections;
  const chapters: Record<string, string | undefined> = {
    Import: importOf(component),
    'When not to use it': whenNot,
    Example: example,
    Exports: component.exports.map(exportIn).join('\n\n'),
    Types: typesIn(component),
    ...others,
    Parts: partsOf(component, parts),
    States: machine && statesIn(machine),
    Events: machine && eventsIn(machine),
    'CSS variables': variables.map(code).join(', '),
  };
  const written = Object.entries(chapters).flatMap(([heading, text]) => (text ? [`## ${heading}\n\n${text}`] : []));
  return `${[`# ${title}`, description, ...written].join('\n\n')}\n`;
}

const code = (text: string) => `\`${text}\``;

function importOf({ import: path, stylesheet, exports }: DocumentedComponent) {
  const names = exports.map(({ name }) => name).join(', ');
  const styles = stylesheet ? [`import '@halloway/ui/tokens.css';`, `import '${stylesheet}';`] : [];
  return ['```tsx', ...styles, `import { ${names} } from '${path}';`, '```'].join('\n');
}

export const propIn = (prop: Prop) => `${lineOf(prop)}${prop.description ? `: ${prop.description}` : ''}`;

const joined = (...texts: (string | undefined)[]) => texts.filter(Boolean).join('\n\n');

function exportIn({ name, kind, description, props, element, signature }: Exported) {
  const heading = { component: `<${name}>`, function: `${name}()`, value: name }[kind];
  const taken = [...(props ?? []).map(propIn), ...(element ? [`- and what an ${code(element)} takes`] : [])];
  return joined(`### ${code(heading)}`, description, signature && code(signature), taken.join('\n'));
}

/** A member that reads as one above is only named, such as `render` of each part. */
function typesIn({ exports, types }: DocumentedComponent) {
  const written = new Set(exports.flatMap(({ props = [] }) => props.map(memberIn)));
  return types
    .map(({ name, description, members, definition }) => {
      const known = members.filter((member) => written.has(memberIn(member)));
      const lines = members.filter((member) => !known.includes(member)).map(memberIn);
      for (const line of lines) written.add(line);
      if (known.length > 0) lines.push(`- and, as above, ${known.map((member) => code(member.name)).join(', ')}`);
      return joined(`### ${code(name)}`, description, definition && code(definition), lines.join('\n'));
    })
    .join('\n\n');
}

const memberIn = ({ default: _, ...member }: Prop) => propIn(member);

/** The readme's own text about them, then those that it does not name, then links to the others. */
function partsOf({ scopes, parts, madeOf }: DocumentedComponent, byHand: string | undefined) {
  const isSaid = (...words: string[]) => words.every((word) => byHand?.includes(word));
  const others = madeOf.map((name) => `[${name}](${name}.md)`).join(', ');
  const missing = parts.filter(({ name, states }) => !isSaid(code(name), ...states.map(code)));
  const isComplete = missing.length === 0 && isSaid(...scopes.map((scope) => `data-scope="${scope}"`));
  return joined(
    byHand,
    isComplete ? '' : partsIn({ scopes, parts: missing }),
    others && `It may hold the parts of: ${others}.`,
  );
}

function statesIn({ name, states }: Machine) {
  const lines = states.map(({ region, state, transitions }) => {
    const ways = Object.entries(transitions).map(([event, leads]) => `${code(event)} → ${leads}`);
    return `- ${region ? `${region}: ` : ''}**${state}** ${ways.join('; ')}`.trim();
  });
  const legend = 'A guard stands in brackets, alternatives in order; `=` stays.';
  return joined(`The machine is ${code(name)} of \`@halloway/ui/machines\`. ${legend}`, lines.join('\n'));
}

const eventsIn = ({ events }: Machine) =>
  events
    .map(({ type, data }) => `- ${code(type)}${data ? ` with ${code(data)}` : ''}`)
    .sort()
    .join('\n');
