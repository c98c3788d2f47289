/**
 * `npm run report`: writes the conformance report from the accepted evidence to `dist-workbench/conformance`: a page and an
 * OpenACR for each component, and both for the whole library.
 */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { brand } from '../../../site/brand';
import * as library from '../../../src/machines';
import type { Checks } from '../checks';
import { readAnnouncements, readTransitions } from '../results';
import { type Claim, claimsOf, type Known, together } from './claims';
import { type Adherence, CATALOG, chaptersOf, type OpenAcr, writeOpenAcr } from './openacr';
import { announcementsPage, componentPage, indexPage, STYLE, type Summary, transitionsPage } from './pages';

const EVIDENCE = 'tests/evidence/accepted';

const METHODS =
  'Every story of every component is checked by axe-core in light and in dark, navigated with the Tab key, and rendered in a window of 320 px, with text at 200 % and with increased text spacing. Every transition of every behaviour is performed in a browser by keyboard alone, by touch alone and by pointer alone, and the announcements of a simulated screen reader are reviewed. All of this is part of the build. No person has judged anything here: where that is necessary, the report says “not evaluated” and names who can judge it.';

const files = async (folder: string) => (await readdir(join(EVIDENCE, folder))).sort();
const text = (folder: string, file: string) => readFile(join(EVIDENCE, folder, file), 'utf8');
const nameOf = (file: string) => file.replace(/\.\w+$/, '');

async function all<T>(folder: string, read: (text: string) => T): Promise<Map<string, T>> {
  const names = await files(folder);
  return new Map(await Promise.all(names.map(async (file) => [nameOf(file), read(await text(folder, file))] as const)));
}

const machines = new Map(
  Object.values(library)
    .filter((value): value is AnyStateMachine => (value as unknown) instanceof StateMachine)
    .map((machine) => [machine.id, machine]),
);

/** The accepted evidence, by component. */
export async function known(): Promise<Known[]> {
  const [checks, transitions, announcements] = await Promise.all([
    all('checks', (json) => JSON.parse(json) as Checks),
    all('transitions', readTransitions),
    all('announcements', readAnnouncements),
  ]);
  const within = <T>({ scopes }: Checks, of: ReadonlyMap<string, T>) =>
    new Map(scopes.flatMap((scope) => (of.has(scope) ? [[scope, of.get(scope) as T] as const] : [])));
  return [...checks.values()].map((one) => ({
    checks: one,
    transitions: within(one, transitions),
    announcements: within(one, announcements),
    delays: one.scopes.flatMap((scope) => Object.keys(machines.get(scope)?.implementations.delays ?? {})),
  }));
}

const title = (name: string) => {
  const words = name.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

async function document(name: string, description: string, adherences: Adherence[]): Promise<OpenAcr> {
  const manifest = JSON.parse(await readFile('package.json', 'utf8'));
  const day = new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000 || Date.now()).toISOString().slice(0, 10);
  const contact = { company_name: brand.legalName, email: brand.mail.support, website: brand.origin };
  return {
    title: `${brand.name} Accessibility Conformance Report: ${name}`,
    product: { name, version: manifest.version, description },
    author: contact,
    vendor: contact,
    report_date: day,
    last_modified_date: day,
    version: 1,
    notes: `These are components of a library, not pages: criteria about pages apply to the products that use them. WCAG 2.2 has no 4.1.1. Criteria without an automated check are not evaluated.`,
    evaluation_methods_used: METHODS,
    legal_disclaimer: 'Generated from the evidence that it links to.',
    repository: manifest.homepage.replace(/#.*/, ''),
    feedback: manifest.bugs,
    license: manifest.license,
    catalog: CATALOG,
    chapters: chaptersOf(adherences),
  };
}

const workbench = `${brand.origin}/workbench/conformance/`;

/** Remarks with links to the evidence, in Markdown as OpenACR has them. */
function remarks({ notes, person, evidence }: Claim): string {
  const links = evidence.map(({ text, href }) => `[${text.replaceAll(/[[\]]/g, '')}](${new URL(href, workbench)})`);
  return [notes, person && `Who judges it: ${person}.`, links.length > 0 && `Evidence: ${links.join('; ')}.`]
    .filter(Boolean)
    .join(' ');
}

export async function writeReport(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(EVIDENCE, join(folder, 'evidence'), { recursive: true });
  for (const [name, rows] of await all('transitions', readTransitions))
    await writeFile(join(folder, `evidence/transitions/${name}.html`), transitionsPage(title(name), rows));
  for (const [name, announced] of await all('announcements', readAnnouncements))
    await writeFile(join(folder, `evidence/announcements/${name}.html`), announcementsPage(title(name), announced));
  await writeFile(join(folder, 'conformance.css'), STYLE);
  for (const font of ['instrument-sans', 'bricolage-grotesque'])
    await cp(`src/theme/fonts/${font}.woff2`, join(folder, `${font}.woff2`));
  const order = ['behaviours', 'elements', 'sections'];
  const summaries: Summary[] = (await known())
    .map((one) => ({
      component: one.checks.component,
      title: title(one.checks.component),
      group: one.checks.group,
      claims: claimsOf(one),
    }))
    .sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group) || a.component.localeCompare(b.component));
  for (const { component, title, claims } of summaries) {
    await writeFile(join(folder, `${component}.html`), componentPage(title, component, claims));
    const adherences = claims.map((claim) => ({
      criterion: claim.criterion,
      level: claim.level,
      notes: remarks(claim),
    }));
    const report = await document(`@halloway/ui: ${title}`, `The component ${title} of @halloway/ui.`, adherences);
    await writeFile(join(folder, `${component}.yaml`), writeOpenAcr(report));
  }
  const criteria = summaries[0]?.claims.map(({ criterion }) => criterion) ?? [];
  const whole = criteria.map((criterion, at) => ({
    criterion,
    ...together(summaries.map(({ component, claims }) => ({ component, claim: claims[at] as Claim }))),
  }));
  const description = JSON.parse(await readFile('package.json', 'utf8')).description;
  await writeFile(join(folder, 'halloway-ui.yaml'), writeOpenAcr(await document('@halloway/ui', description, whole)));
  const rows = whole.map(({ criterion, level, notes }) => ({ num: criterion.num, name: criterion.name, level, notes }));
  await writeFile(join(folder, 'index.html'), indexPage(summaries, METHODS, rows));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeReport('dist-workbench/conformance');
