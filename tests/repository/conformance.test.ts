import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Claim, claimsOf, evidenceIn, type Known } from '../evidence/conformance/claims';
import { criteria } from '../evidence/conformance/criteria';
import { known, writeReport } from '../evidence/conformance/main';
import { openAcr } from '../evidence/conformance/openacr';

let folder = '';
let components: Known[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halloway-report-'));
  await writeReport(folder);
  components = await known();
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const claims = () => components.flatMap((one) => claimsOf(one).map((claim) => ({ one, claim })));

test('WCAG 2.2 has 31 criteria of level A and 24 of level AA, each once', () => {
  const of = (level: string) => criteria.filter((one) => one.level === level);
  expect([of('A').length, of('AA').length]).toEqual([31, 24]);
  expect(new Set(criteria.map(({ num }) => num)).size).toBe(55);
});

test('every kind of evidence in criteria.yaml exists for some component', () => {
  const names = new Set(criteria.flatMap(({ evidence }) => evidence).filter((name) => !name.startsWith('axe')));
  const found = components.map(evidenceIn);
  for (const name of names) expect(found.flatMap((evidenceOf) => evidenceOf(name)).length, name).toBeGreaterThan(0);
});

test('every component with stories has a page, an OpenACR and evidence', async () => {
  const stories = ['behaviours', 'elements', 'sections'].flatMap((group) =>
    readdirSync(`src/${group}`).filter((name) => existsSync(`src/${group}/${name}/${name}.stories.tsx`)),
  );
  const written = await readdir(folder);
  expect(
    components.map(({ checks }) => checks.component).sort(),
    'tests/evidence/accepted/checks: run `npm run accept -- NAME` for a new component, and delete the file of one that is gone',
  ).toEqual(stories.sort());
  for (const name of stories) expect(written).toEqual(expect.arrayContaining([`${name}.html`, `${name}.yaml`]));
});

test('each OpenACR is valid, with every criterion of A and AA exactly once and in order', async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml'));
  expect(files.length).toBe(components.length + 1);
  for (const file of files) {
    const report = openAcr.parse(parse(await readFile(join(folder, file), 'utf8')));
    const { success_criteria_level_a: a, success_criteria_level_aa: aa } = report.chapters;
    expect([...a.criteria, ...aa.criteria].map(({ num }) => num).sort(), file).toEqual(
      criteria.map(({ num }) => num).sort(),
    );
  }
});

test('every claim has evidence that exists, and a claim left to a person names who can judge it', () => {
  const stories = new Set(components.flatMap(({ checks }) => checks.stories));
  for (const { one, claim } of claims()) {
    const name = `${one.checks.component} ${claim.criterion.num}`;
    if (claim.level === 'not-evaluated') expect(claim.person, name).toMatch(/^[^:]+: \S/);
    else expect(claim.evidence.length, name).toBeGreaterThan(0);
    for (const { href } of claim.evidence) {
      const story = /story=([\w-]+)/.exec(href)?.[1];
      if (story) expect(stories, `${name}: ${href}`).toContain(story);
      else expect(existsSync(join(folder, href)), `${name}: ${href}`).toBe(true);
    }
  }
});

test('no claim of support has evidence that fails or is undecided', () => {
  const supported = claims().filter(({ claim }) => claim.level === 'supports');
  expect(supported.length).toBeGreaterThan(100);
  for (const { one, claim } of supported)
    expect(
      claim.evidence.map(({ outcome }) => outcome),
      `${one.checks.component} ${claim.criterion.num}`,
    ).toEqual(claim.evidence.map(() => 'holds'));
});

describe('a failure', () => {
  const worse = (num: string, change: (known: Known) => Known): Claim['level'] | undefined => {
    const one = components.find(({ checks }) => checks.component === 'accordion');
    return one && claimsOf(change(structuredClone(one))).find(({ criterion }) => criterion.num === num)?.level;
  };

  test('of a transition without the keyboard counts against the keyboard criterion', () => {
    expect(worse('2.1.1', (one) => one)).toBe('supports');
    const broken = worse('2.1.1', (one) => ({
      ...one,
      transitions: new Map([
        [
          'accordion',
          [{ from: 'collapsed', event: 'toggle', to: 'expanded', keyboard: 'no', touch: 'yes', pointer: 'yes' }],
        ],
      ]),
    }));
    expect(broken).toBe('partially-supports');
  });

  test('that is undecided is left to a person', () => {
    const open = worse('1.4.3', (one) => {
      one.checks.undecided['axe 1.4.3 color-contrast'] = ['accordion--live'];
      return one;
    });
    expect(open).toBe('not-evaluated');
  });
});

test('no source uses device motion, as claimed for 2.5.4', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(200);
  for (const file of sources)
    expect(readFileSync(join('src', file), 'utf8'), file).not.toMatch(
      /device(motion|orientation)|Accelerometer|Gyroscope/i,
    );
});

test('its pages link to existing pages', async () => {
  for (const file of (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, file), 'utf8');
    for (const [, href = ''] of html.matchAll(/href="(?!https?:)([^"]+)"/g)) {
      const target = join(folder, dirname(file), href);
      if (href.startsWith('#')) expect(html, `${file}: ${href}`).toContain(`id="${href.slice(1)}"`);
      else if (target.startsWith(folder)) expect(existsSync(target), `${file}: ${href}`).toBe(true);
    }
  }
});
