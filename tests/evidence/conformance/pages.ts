/** The conformance report as HTML pages without scripts. */

import type { Announcements, TransitionRow } from '../results';
import type { Claim, Level } from './claims';
import { understanding } from './criteria';

export const levels: Record<Level, string> = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Not applicable',
  'not-evaluated': 'Not evaluated',
};

export const STYLE = `@font-face { font-family: 'Instrument Sans'; src: url(instrument-sans.woff2); font-weight: 400 700; font-display: swap; }
@font-face { font-family: 'Bricolage Grotesque'; src: url(bricolage-grotesque.woff2); font-weight: 600 700; font-display: swap; }
:root { color-scheme: light dark; --ink: light-dark(#101714, #EEF2EC); --paper: light-dark(#F6F7F3, #0C1310);
  --quiet: light-dark(#4A5650, #A4B2AA); --line: light-dark(#D5DAD3, #27332D); --link: light-dark(#0A5C3C, #5FD39B); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-inline-size: 78rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 'Instrument Sans', system-ui, sans-serif; overflow-wrap: break-word; }
h1, h2 { font-family: 'Bricolage Grotesque', 'Instrument Sans', system-ui, sans-serif; font-weight: 650; }
h1 { font-size: 1.75rem; line-height: 1.2; } h2 { font-size: 1.25rem; margin-block-start: 2.5rem; }
a { color: var(--link); } nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; } a:focus-visible, .scroll:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; inline-size: 100%; }
th, td { padding: 0.5rem 0.75rem; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
thead th { border-block-end-width: 2px; } tbody th { font-weight: 600; }
.level { white-space: nowrap; font-weight: 600; } .person { color: var(--quiet); } td ul { margin: 0; padding-inline-start: 1.1rem; }
td p { margin: 0 0 0.5rem; } td.number { font-variant-numeric: tabular-nums; }
/* A narrow window scrolls a table, whose columns keep a width that can be read. */
.claims, .counts, .walked { min-inline-size: 46rem; } .claims th:first-child { inline-size: 26%; } .counts th:first-child { inline-size: 30%; }
`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const page = (title: string, body: string, root = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${root}conformance.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

const table = (label: string, kind: string, heads: readonly string[], rows: readonly string[]) =>
  `<div class="scroll" role="region" aria-label="${escaped(label)}" tabindex="0"><table class="${kind}"><thead><tr>${heads
    .map((head) => `<th scope="col">${head}</th>`)
    .join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('\n')}</tbody></table></div>`;

const words = { holds: '', fails: ' (fails)', undecided: ' (undecided)' };

/** A page two folders below the report. */
const evidencePage = (title: string, body: string) =>
  page(
    title,
    `<p><a href="../../../">Workbench</a> · <a href="../../">Conformance of all components</a></p>
<h1>${escaped(title)}</h1>
${body}`,
    '../../',
  );

/** What was seen when a machine was walked. */
export function transitionsPage(title: string, rows: readonly TransitionRow[]): string {
  const cells = rows.map(
    ({ from, event, to, keyboard, touch, pointer }) =>
      `<th scope="row">${escaped(`${from} · ${event}`)} → ${to === '=' ? 'the same state' : escaped(to)}</th>${[
        keyboard,
        touch,
        pointer,
      ]
        .map((cell) => `<td>${escaped(cell)}</td>`)
        .join('')}`,
  );
  return evidencePage(
    `${title}: transitions by ability`,
    `<p>Every transition that a reader's input can make, performed in a browser by keyboard alone, by touch alone and by pointer alone.
A walk fails where the focus falls to the page. “by” names another event with the same effect, “same” a transition that changes nothing without a pointer, “no” in all columns one that only the program makes.</p>
${table('Transitions by ability', 'walked', ['Transition', 'Keyboard', 'Touch', 'Pointer'], cells)}`,
  );
}

/** What a simulated screen reader announces. */
export function announcementsPage(title: string, { states, transitions }: Announcements): string {
  const chapter = (heading: string, all: ReadonlyMap<string, readonly string[]>) =>
    [`<h2>${heading}</h2>`, ...[...all].map(([name, lines]) => `<h3>${escaped(name)}</h3>\n${list(lines)}`)].join('\n');
  return evidencePage(
    `${title}: announcements`,
    `<p>By a simulation of a screen reader; no screen reader was run.</p>
${chapter('States', states)}
${chapter('After each transition, with the keyboard', transitions)}`,
  );
}

const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;

export function componentPage(title: string, component: string, claims: readonly Claim[]): string {
  const rows = (level: 'A' | 'AA') =>
    claims
      .filter(({ criterion }) => criterion.level === level)
      .map(({ criterion, level, notes, person, evidence }) => {
        const links = evidence
          .map(({ text, href, outcome }) => `<li><a href="${escaped(href)}">${escaped(text)}</a>${words[outcome]}</li>`)
          .join('');
        return `<th scope="row"><a href="${understanding(criterion)}">${criterion.num} ${escaped(criterion.name)}</a></th><td class="level">${levels[level]}</td><td><p>${escaped(notes)}</p>${
          person ? `<p class="person">Who judges it: ${escaped(person)}.</p>` : ''
        }</td><td>${links ? `<ul>${links}</ul>` : 'None: a person has to judge it.'}</td>`;
      });
  const part = (level: 'A' | 'AA') =>
    `<h2>Level ${level}</h2>\n${table(`Criteria of level ${level}`, 'claims', ['Criterion', 'Conformance', 'Remarks', 'Evidence'], rows(level))}`;
  return page(
    `${title}: WCAG 2.2 A and AA`,
    `<p><a href="../">Workbench</a> · <a href="./">Conformance of all components</a></p>
<h1>${escaped(title)}: WCAG 2.2, A and AA</h1>
<p>Each claim is derived from the evidence beside it, which links to the state that shows it. <a href="${component}.yaml">The same as OpenACR</a>.</p>
${part('A')}
${part('AA')}`,
  );
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export interface Summary {
  component: string;
  title: string;
  group: string;
  claims: readonly Claim[];
}

export function indexPage(
  all: readonly Summary[],
  methods: string,
  together: readonly { num: string; name: string; level: Level; notes: string }[],
): string {
  const kinds = Object.keys(levels) as Level[];
  const count = (claims: readonly Claim[], level: Level) => claims.filter((claim) => claim.level === level).length;
  const groups = [...new Set(all.map(({ group }) => group))];
  const chapters = groups.map((group) => {
    const heading = sentence(group);
    const rows = all
      .filter((one) => one.group === group)
      .map(
        ({ component, title, claims }) =>
          `<th scope="row"><a href="${component}.html">${escaped(title)}</a></th>${kinds
            .map((level) => `<td class="number">${count(claims, level)}</td>`)
            .join('')}<td><a href="${component}.yaml" aria-label="YAML: ${escaped(title)} as OpenACR">YAML</a></td>`,
      );
    return `<h2 id="${group}">${heading}</h2>\n${table(heading, 'counts', ['Component', ...kinds.map((level) => levels[level]), 'OpenACR'], rows)}`;
  });
  const rows = together.map(
    ({ num, name, level, notes }) =>
      `<th scope="row"><a href="${understanding({ name })}">${num} ${escaped(name)}</a></th><td class="level">${levels[level]}</td><td>${escaped(notes)}</td>`,
  );
  return page(
    'Conformance with WCAG 2.2 A and AA',
    `<p><a href="../">Workbench</a></p>
<h1>Conformance with WCAG 2.2, A and AA</h1>
<p>${escaped(methods)}</p>
<nav aria-label="On this page">${['criteria', ...groups].map((id) => `<a href="#${id}">${sentence(id)}</a>`).join('')}<a href="halloway-ui.yaml">The whole library as OpenACR</a></nav>
<h2 id="criteria">Criteria, over the whole library</h2>
${table('Criteria, over the whole library', 'claims', ['Criterion', 'Conformance', 'Remarks'], rows)}
${chapters.join('\n')}`,
  );
}
