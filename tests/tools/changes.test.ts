import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bumpFor, changesOf, complaints } from '../../tools/package/changes';
import { guard } from '../../tools/package/guard';

const api = readFileSync('tests/package/api.md', 'utf8');
const changeset = (bump: string, text = 'Something.') => [
  { file: '.changeset/one.md', text: `---\n'@halloway/ui': ${bump}\n---\n\n${text}\n` },
];
const note = '**Breaking: it has another name.** Before: `Accordion`. After: `Unfolding`.';

/** The API with one replacement, which must match. */
function altered(from: string | RegExp, to: string) {
  const changed = api.replace(from, to);
  expect(changed).not.toBe(api);
  return changesOf(api, changed);
}

test('names can be added', () => {
  const before = api.replace('- playhead: speaking\n', '- <path> without a name: speaking\n');
  expect(before).not.toBe(api);
  expect(changesOf(before, api).breaking).toEqual([]);
});

describe('public names', () => {
  test.each([
    ['an export', '### <Accordion>', '### <Unfolding>'],
    ['a prop', '- `headingLevel?: 2 | 3 | 4 | undefined = 3`', '- `level?: 2 | 3 | 4 = 3`'],
    ['a value that a prop took', '- `headingLevel?: 2 | 3 | 4 | undefined = 3`', '- `headingLevel?: 2 | 3 = 3`'],
    ['a label', '"chooseFile":', '"pickFile":'],
    ['the label of a field', '"mobile_number":', '"phone":'],
    ['a CSS variable', '- `--hw-color-ink`', '- `--hw-color-text`'],
    ['a part', '- actions, content, indicator, row', '- actions, content, sign, row'],
    ['the state of a part', '- item: collapsed | expanded', '- item: closed | expanded'],
    ['a state of a machine', '- **collapsed** ', '- **closed** '],
    ['an event', "- 'toggle' with", "- 'press' with"],
    ['a name that machines are provided by', /- actors: submit\b/, '- actors: send'],
  ])('is %s: renaming it is a breaking change', (_, from, to) => {
    const changes = altered(from, to);
    expect(changes.breaking.length).toBeGreaterThan(0);
    expect([bumpFor(changes, '0.3.1'), bumpFor(changes, '1.2.0')]).toEqual(['minor', 'major']);
    expect(complaints(changes, changeset('patch', note), '0.3.1').join()).toContain('require a minor one');
    expect(complaints(changes, changeset('minor', note), '1.2.0').join()).toContain('require a major one');
    expect(complaints(changes, changeset('minor', note), '0.3.1')).toEqual([]);
  });

  test.each([
    ['a prop that is required now', '- `value?: readonly', '- `value: readonly'],
    [
      'a new prop that is required',
      '- `multiple?: boolean | undefined = false`',
      '- `multiple?: boolean | undefined = false`\n- `name: string`',
    ],
    [
      'a new member of its data that is required',
      '### type AccordionItem\n',
      '### type AccordionItem\n- `icon: string`\n',
    ],
  ])('is broken by %s', (_, from, to) => {
    expect(altered(from, to).breaking).toHaveLength(1);
  });

  test.each([
    [
      'a prop more',
      '- `multiple?: boolean | undefined = false`',
      '- `multiple?: boolean | undefined = false`\n- `name?: string`',
    ],
    [
      'a value more',
      '- `headingLevel?: 2 | 3 | 4 | undefined = 3`',
      '- `headingLevel?: 2 | 3 | 4 | 5 | undefined = 3`',
    ],
    ['a variable more', '- `--hw-color-ink`', '- `--hw-color-ink`\n- `--hw-color-inkier`'],
    ['a component more', '### <Alert>', '### <Aardvark>\n- `name: string`\n\n### <Alert>'],
    [
      'a member that a variant of its type may lack',
      '### type AccordionItem\n',
      '### type AccordionItem\n- `name: string`\n- `name?: undefined`\n',
    ],
    ['another word for the same', '"dismiss":"Dismiss"', '"dismiss":"Hide"'],
  ])('is not broken by %s', (_, from, to) => {
    const changes = altered(from, to);
    expect(changes.breaking).toEqual([]);
    expect(complaints(changes, changeset('patch'), '0.3.1')).toEqual([]);
  });
});

test('a change without a changeset is refused, and a breaking one without a migration note', () => {
  const changes = altered('- `--hw-color-ink`', '- `--hw-color-text`');
  expect(complaints(changes, [], '0.3.1').join()).toContain('npx changeset');
  expect(complaints(changes, changeset('minor', 'We cleaned up.'), '0.3.1').join()).toContain('how to migrate');
});

test('each export that is gone is named by a changeset that is marked as breaking', () => {
  const changes = altered('### <Alert>', '### <Notice>');
  const note = '**Breaking: another name.** Before: `<Warning>`. After: `<Notice>`.';
  expect(complaints(changes, changeset('minor', note), '0.3.1').join()).toMatch(/These exports are gone.*: Alert$/);
  expect(complaints(changes, changeset('minor', note.replace('Warning', 'Alert')), '0.3.1')).toEqual([]);
});

test('the pending changesets ask for the release that this API needs', () => {
  expect(guard()).toEqual([]);
});

describe('a changed API on a branch with pending changesets of others', () => {
  let folder: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: folder });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'next');
  };
  const said = () => guard(undefined, folder).join();
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'halloway-guard-'));
    git('init', '--quiet', '--initial-branch', 'main');
    write('package.json', '{\n  "version": "0.3.1"\n}\n');
    write('tests/package/api.md', api);
    commit();
    write('.changeset/another.md', changeset('minor')[0]?.text ?? '');
    write('tests/package/api.md', api.replace(', indicator, row', ', indicator, sign, row'));
    commit();
    git('switch', '--quiet', '--create', 'topic');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('needs its own changeset, before and after the commit', () => {
    expect(said()).toBe('');
    write('tests/package/api.md', api.replace(', indicator, row', ', indicator, sign, shade, row'));
    const asked = /The public API has changed.*no changeset describes it.*npx changeset.*shade/s;
    expect(said()).toMatch(asked);
    commit();
    expect(said()).toMatch(asked);
    write('.changeset/mine.md', changeset('minor', 'A shade.')[0]?.text ?? '');
    expect(said()).toBe('');
  });
});
