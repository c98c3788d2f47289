import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { details, fileNameFor, table } from '../../site/server/inbox-text';
import { application, message, pdf, serve, temporaryFolder } from '../../site/server/server.testing';
import { opened, sentApplication } from '../../site/server/store.testing';
import type { Received } from '../../site/server/stored';
import { inboxCommand, runCommand } from './place';

/** The server stays open. Two of its three submissions are Ada's. */
async function received() {
  const folder = temporaryFolder();
  const { contact, career, store } = await serve({ folder });
  await contact({ ...message, email: 'ADA@analytical.example' });
  await career(application());
  await contact({ ...message, name: 'Bob', email: 'bob@two.example', subject: 'A quote\u202e' });
  const ids = Object.fromEntries((await store.list()).map(({ id, form }) => [form, id]));
  const inbox = (...args: string[]) =>
    runCommand([...inboxCommand, ...args], folder, { DATA_DIR: join(folder, 'data') }).exited;
  return { folder, store, inbox, contact: ids.contact ?? '', career: ids.career ?? '' };
}

const ada = ['--email', 'ada@Analytical.example'];

test('lists submissions while the server runs, as a table and as JSON, by filters and in pages, and shows one in full', async () => {
  const { inbox, store, contact } = await received();
  const all = await store.list();
  const today = new Date().toISOString().slice(0, 10);
  const json = async (...args: string[]) => JSON.parse((await inbox('--json', ...args)).output) as Received[];
  expect(await inbox()).toEqual({ code: 0, output: `${table(all)}\n` });
  expect(await json('--since', today, '--until', today)).toEqual(all);
  expect(await json('--until', '2020-01-01')).toEqual([]);
  expect(await json('--form', 'contact', '--text', 'a QUOTE', '--email', 'bob@two.example')).toEqual(all.slice(0, 1));
  expect(await json('--limit', '2', '--page', '2')).toEqual(all.slice(2));
  expect((await inbox('--json')).output).toContain('A quote\\u202e'); // No control characters.
  expect((await inbox('--limit', '2')).output).toMatch(/\n\n1 to 2 of 3\. The next page: --page 2\n$/);
  expect((await inbox('--show', contact)).output).toContain('message: Hello,\n  please call me.\n');
});

test('saves a resume once, readable by its owner alone, and never over another file', async () => {
  const { folder, inbox, career } = await received();
  const file = `Ada-Lovelace-${career.slice(-12)}.pdf`;
  expect(await inbox('--resume', career)).toEqual({ code: 0, output: `Saved ${file} (${pdf.length} bytes)\n` });
  expect(readFileSync(join(folder, file))).toEqual(pdf);
  expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
  writeFileSync(join(folder, 'mine.pdf'), 'mine');
  const output = 'mine.pdf exists, and is left as it is. Choose another with --out FILE.\n';
  expect(await inbox('--resume', career, '--out', 'mine.pdf')).toEqual({ code: 1, output });
  expect(readFileSync(join(folder, 'mine.pdf'), 'utf8')).toBe('mine');
});

test('exports all data of a person, with their files', async () => {
  const { folder, inbox } = await received();
  expect(await inbox(...ada, '--export', 'ada')).toEqual({ code: 0, output: 'Saved 2 submissions in ada\n' });
  const saved = JSON.parse(readFileSync(join(folder, 'ada/submissions.json'), 'utf8'));
  expect(saved.map(({ form }: Received) => form)).toEqual(['career', 'contact']);
  expect(readFileSync(join(folder, 'ada', saved[0].file))).toEqual(pdf);
  expect(statSync(join(folder, 'ada/submissions.json')).mode & 0o077).toBe(0);
  const output = 'ada exists, and is left as it is. Choose another folder.\n';
  expect(await inbox(...ada, '--export', 'ada')).toEqual({ code: 1, output });
});

test('exports both applications of a person, whose resumes have one name, sent within a minute', async () => {
  const { folder, inbox, store } = await received();
  await store.add(sentApplication(Buffer.from('%PDF-second')));
  expect((await inbox('--form', 'career', '--export', 'ada')).output).toBe('Saved 2 submissions in ada\n');
  const saved = JSON.parse(readFileSync(join(folder, 'ada/submissions.json'), 'utf8')) as { file: string }[];
  expect(saved.map(({ file }) => readFileSync(join(folder, 'ada', file), 'latin1').length)).toEqual([11, pdf.length]);
});

test('restores a backup on a new machine, with the list of erasures, and nothing over a store', async () => {
  const { inbox, store } = await received();
  const copies = temporaryFolder();
  const file = join(copies, 'a.db');
  await inbox('--backup', file);
  await inbox('--form', 'career', '--erase', '--yes');
  await inbox('--backup', join(copies, 'later.db'));
  const machine = temporaryFolder();
  const there = (...args: string[]) => runCommand([...inboxCommand, ...args], machine).exited;
  writeFileSync(join(copies, 'half.db'), readFileSync(file).subarray(0, 20_000));
  expect(await there('--restore', join(copies, 'half.db'))).toMatchObject({
    code: 1,
    output: expect.stringMatching(/no complete backup/),
  });
  expect(await there('--restore', join(copies, 'nope.db'))).toMatchObject({
    code: 1,
    output: expect.stringMatching(/no complete backup/),
  });
  expect(existsSync(join(machine, '.data'))).toBe(false);
  expect((await there('--restore', file)).code).toBe(0);
  expect(JSON.parse((await there('--json')).output)).toHaveLength(3);
  const restored = opened({ folder: join(machine, '.data') });
  await restored.eraseAgain(); // A server does at its start.
  expect(await restored.list()).toEqual(await store.list());
  expect(await there('--restore', file)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/exists, and is left as it is/),
  });
});

test('erases a person after showing how much that is, while the server runs', async () => {
  const { folder, inbox, store } = await received();
  const first = await inbox(...ada, '--erase');
  expect(first).toEqual({ code: 0, output: '2 submissions would be erased: add --yes to do it.\n' });
  expect(await store.count()).toBe(3);
  const output = 'Erased 2 submissions. Backups have them until they are overwritten.\n';
  expect(await inbox(...ada, '--erase', '--yes')).toEqual({ code: 0, output });
  expect((await store.list()).map(({ fields }) => fields.name)).toEqual(['Bob']);
  for (const name of readdirSync(join(folder, 'data')))
    expect(readFileSync(join(folder, 'data', name), 'latin1')).not.toContain('analytical');
});

test('writes a backup under its name only when it is complete, with the list of later erasures', async () => {
  const { inbox, contact } = await received();
  const copies = temporaryFolder();
  await inbox('--form', 'career', '--erase', '--yes');
  const file = join(copies, 'a.db');
  for (const killed of ['old.db.unfinished', 'old.db.unfinished-journal']) {
    writeFileSync(join(copies, killed), '');
    utimesSync(join(copies, killed), 0, 0);
  }
  expect((await inbox('--backup', file)).code).toBe(0);
  expect(readdirSync(copies).sort()).toEqual(['a.db', 'erased-ids']);
  expect(readFileSync(join(copies, 'erased-ids'), 'utf8')).not.toContain(contact);
  const exists = `${file} exists, and is left as it is. Choose another file.\n`;
  expect(await inbox('--backup', file)).toEqual({ code: 1, output: exists });
  const lost = join(copies, 'nowhere/a.db');
  const nowhere = `There is no folder for ${lost}. Make it, or choose another file.\n`;
  expect(await inbox('--backup', lost)).toEqual({ code: 1, output: nowhere });
});

test('explains its commands, and its errors', async () => {
  const { inbox, contact } = await received();
  const meant = 'needs a filter that says which submissions are meant, such as --email ADDRESS.';
  for (const [args, code, words] of [
    [['--help'], 0, 'Usage: npm run inbox -- [FILTER …] [ACTION]'],
    [['--text', 'zyx'], 0, 'Nothing is found by these filters.'],
    [['--resume', 'nope'], 1, 'There is no submission nope. `npm run inbox` lists them with their ids.'],
    [['--resume', contact], 1, `Submission ${contact} has no resume: it is a message from the contact form.`],
    [['--out', 'x.pdf'], 1, '--out goes with --resume.'],
    [['--json', '--show', 'x'], 1, '--json and --show exclude each other.'],
    [['--everything'], 1, expect.stringContaining("Unknown option '--everything'")],
    [['--erase', '--yes'], 1, `--erase ${meant}`],
    [['--export', 'all'], 1, `--export ${meant}`],
    [['--form', 'other'], 1, '--form is "other", but must be contact or career.'],
    [['--erase', '--yes', '--text', ''], 1, '--text is "", but must not be empty.'],
    [['--since', '2026-02-31'], 1, '--since is "2026-02-31", but must be a day such as 2026-01-31.'],
    [['--since', 'yesterday'], 1, '--since is "yesterday", but must be a day such as 2026-01-31.'],
    [['--page', '0'], 1, '--page is "0", but must be a whole number from 1.'],
    [['--text', 'zyx', '--export', 'none'], 1, 'Nothing is found by these filters, so nothing was saved.'],
  ] as const) {
    const answer = await inbox(...args);
    expect([args, answer.code, answer.output.split('\n')[0]]).toEqual([args, code, words]);
    expect(answer.output).not.toMatch(/^\s+at /m);
  }
});

test('reports an empty inbox without an error, and creates no database', async () => {
  const folder = temporaryFolder();
  const inbox = (...args: string[]) => runCommand([...inboxCommand, ...args], folder).exited;
  const output = `Nothing has been received in ${join(folder, '.data')} yet.\n`;
  expect(await inbox()).toEqual({ code: 0, output });
  expect(await inbox('--json')).toEqual({ code: 0, output: '[]\n' });
  expect(await inbox('--show', 'x')).toEqual({ code: 1, output });
  expect(existsSync(join(folder, '.data'))).toBe(false);
});

const one: Received = {
  id: '0a1b2c3d-0000-4000-8000-00000000000d',
  createdAt: '2026-01-02T03:04:05.678Z',
  form: 'contact',
  fields: {
    name: 'Ada\u001b[2J\u202e',
    email: 'ada@analytical.example',
    subject: `A very long subject that does not fit in a ${'👨‍👩‍👧‍👦'.repeat(3)}`,
    message: 'one\r\ntwo\rthree\u0007',
    product: 'All',
    purpose: 'Schedule Demo',
  },
};

test('escapes control characters in submitted text', () => {
  expect(table([one]).split('\n')).toEqual([
    expect.stringMatching(/^Received \(UTC\) {4}Form {5}From/),
    expect.stringMatching(
      /^2026-01-02 03:04 {2}contact {2}Ada\[2J <ada@analytical.example> +A very long subject that does not fit in a …/,
    ),
  ]);
  expect(details(one)).toContain('name: Ada[2J\n');
  expect(details(one)).toContain('message: one\n  two\n  three\n');
});

test.each([
  ['Ada Lovelace.pdf', 'Ada-Lovelace-00000000000d.pdf'],
  ['../../etc/passwd', 'passwd-00000000000d.pdf'],
  ['C:\\resumes\\ada.PDF', 'ada-00000000000d.pdf'],
  ['.bashrc', 'bashrc-00000000000d.pdf'],
  ['-rf.pdf', 'rf-00000000000d.pdf'],
  ['Größe $(x).pdf', 'Gro-e-x-00000000000d.pdf'],
  ['履歴書.pdf', 'resume-00000000000d.pdf'],
  ['', 'resume-00000000000d.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}-00000000000d.pdf`],
])('the file name %j is saved as %s', (name, file) => {
  expect(fileNameFor(name, one.id)).toBe(file);
});
