/** Changed transitions as a page, and as a comment for a pull request. */
import type { Changes, Transition } from './changes';

export interface ChangedMachine {
  id: string;
  changes: Changes;
  /** The states that a link can pin by their path alone. */
  pinnable: ReadonlySet<string>;
  /** Drawings, as SVG; empty if the machine is missing. */
  before: string;
  after: string;
}

/** Where links lead to. */
export interface Places {
  /** The workbench, with a trailing slash. */
  workbench: string;
  /** The address of a drawing in a comment. */
  drawing: (id: string, side: 'before' | 'after') => string;
}

const stateOf = (id: string, path: string) => (path === '' ? id : path);

/** The interactive story of a machine, pinned in a state if its path alone describes it. */
const addressOf = ({ workbench }: Places, { id, pinnable }: ChangedMachine, path: string) =>
  `${workbench}?story=${id}--live${pinnable.has(path) ? `&state=${encodeURIComponent(path)}` : ''}`;

const rowsOf = ({ before, after }: Changes): [sign: string, word: string, transition: Transition][] => [
  ...before.map((transition): [string, string, Transition] => ['−', 'removed', transition]),
  ...after.map((transition): [string, string, Transition] => ['+', 'added', transition]),
];

const statesIn = ({ gone, come }: Changes) => [
  ...gone.map((path) => `state ${path} removed`),
  ...come.map((path) => `state ${path} added`),
];

export function commentOf(changed: readonly ChangedMachine[], places: Places): string {
  const machines = changed.map((machine) => {
    const { id, changes, before, after } = machine;
    const link = (path: string) => `[${stateOf(id, path)}](${addressOf(places, machine, path)})`;
    const rows = rowsOf(changes).map(
      ([sign, , { from, text, to }]) =>
        `| ${sign} | ${link(from)} | \`${text.replaceAll('|', '\\|')}\` | ${to === '=' ? 'stays' : link(to)} |`,
    );
    const drawing = (side: 'before' | 'after', there: string) =>
      there ? `![${id}, ${side}](${places.drawing(id, side)})` : 'none';
    return [
      `### ${id}`,
      ...statesIn(changes).map((line) => `- ${line}`),
      ...(rows.length > 0 ? ['', '| | from | what happens | to |', '| --- | --- | --- | --- |', ...rows] : []),
      '',
      '| before | after |',
      '| --- | --- |',
      `| ${drawing('before', before)} | ${drawing('after', after)} |`,
    ].join('\n');
  });
  return `## Changed transitions\n\n${machines.join('\n\n')}\n`;
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

export function pageOf(changed: readonly ChangedMachine[], places: Places): string {
  const machines = changed.map((machine) => {
    const { id, changes, before, after } = machine;
    const link = (path: string) =>
      `<a href="${escaped(addressOf(places, machine, path))}">${escaped(stateOf(id, path))}</a>`;
    const rows = rowsOf(changes).map(
      ([, word, { from, text, to }]) =>
        `<tr class="${word}"><th scope="row">${word}</th><td>${link(from)}</td><td>${escaped(text)}</td><td>${to === '=' ? 'stays' : link(to)}</td></tr>`,
    );
    const figure = (side: string, svg: string) =>
      `<figure><figcaption>${side}</figcaption>${svg || '<p>none</p>'}</figure>`;
    return `<section>
<h2>${escaped(id)}</h2>
${statesIn(changes)
  .map((line) => `<p>${escaped(line)}</p>`)
  .join('\n')}
<table><thead><tr><th scope="col">change</th><th scope="col">from</th><th scope="col">what happens</th><th scope="col">to</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
<div class="sides">${figure('before', before)}${figure('after', after)}</div>
</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Changed transitions</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark; }
  table { border-collapse: collapse; }
  th, td { padding: 0.25rem 0.75rem; text-align: start; border-block-end: 1px solid #888; }
  .removed td { text-decoration: line-through; }
  .sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 2rem; }
  figure { margin: 1rem 0; }
  svg { max-width: 100%; height: auto; }
</style>
<h1>Changed transitions</h1>
${machines.join('\n') || '<p>None.</p>'}
</html>
`;
}
