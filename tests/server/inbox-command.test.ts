import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { application, message, pdf, run, serve, temporaryFolder } from '../../site/server/fixture';
import { details, fileNameFor, table } from '../../site/server/inbox-text';
import type { Received } from '../../site/server/stored';

const inbox = async (folder: string, ...args: string[]) =>
  run('inbox', folder, { DATA_DIR: join(folder, 'data') }, args).exited;

/** A folder with a message and, after it, an application; the server stays open. */
async function received() {
  const folder = temporaryFolder();
  const { contact, career, store } = await serve({ folder });
  await contact(message);
  await career(application());
  const [career1, contact1] = (await store.list()) as [Received, Received];
  return { folder, career: career1, contact: contact1, store };
}

test('lists what came in while the server runs, newest first, as a table and as JSON', async () => {
  const { folder, store } = await received();
  const [asTable, asJson] = await Promise.all([inbox(folder), inbox(folder, '--json')]);
  expect(asTable).toEqual({ code: 0, output: `${table(await store.list())}\n` });
  expect(asJson.code).toBe(0);
  expect(JSON.parse(asJson.output)).toEqual(await store.list());
});

test('saves a resume once, and never over another file', async () => {
  const { folder, career } = await received();
  const file = `Ada-Lovelace-${career.id.slice(0, 8)}.pdf`;
  expect(await inbox(folder, '--resume', career.id)).toEqual({
    code: 0,
    output: `Saved ${file} (${pdf.length} bytes)\n`,
  });
  expect(readFileSync(join(folder, file))).toEqual(pdf);
  expect(statSync(join(folder, file)).mode & 0o077).toBe(0);

  writeFileSync(join(folder, 'mine.pdf'), 'mine');
  const second = await inbox(folder, '--resume', career.id, '--out', 'mine.pdf');
  expect(second).toEqual({
    code: 1,
    output: 'mine.pdf exists, and is left as it is. Choose another with --out FILE.\n',
  });
  expect(readFileSync(join(folder, 'mine.pdf'), 'utf8')).toBe('mine');
});

test('shows one submission in full', async () => {
  const { folder, contact } = await received();
  const { code, output } = await inbox(folder, '--show', contact.id);
  expect(code).toBe(0);
  expect(output).toContain('message: Hello,\n  please call me.\n');
});

test('an empty inbox is no fault, and asking makes no database', async () => {
  const folder = temporaryFolder();
  const [asTable, asJson] = await Promise.all([inbox(folder), inbox(folder, '--json')]);
  expect(asTable).toEqual({ code: 0, output: `Nothing has been received in ${join(folder, 'data')} yet.\n` });
  expect(asJson).toEqual({ code: 0, output: '[]\n' });
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

test('says in words what it cannot do', async () => {
  const { folder, contact } = await received();
  mkdirSync(join(folder, 'taken'));
  const answers = await Promise.all([
    inbox(folder, '--resume', 'nope'),
    inbox(folder, '--resume', contact.id),
    inbox(folder, '--out', 'x.pdf'),
    inbox(folder, '--json', '--show', 'x'),
    inbox(folder, '--everything'),
  ]);
  expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1]);
  expect(answers.map(({ output }) => output.split('\n')[0])).toEqual([
    'There is no submission nope. `npm run inbox` lists them with their ids.',
    `Submission ${contact.id} has no resume: it is a message from the contact form.`,
    '--out goes with --resume.',
    '--json and --show exclude each other.',
    expect.stringContaining("Unknown option '--everything'"),
  ]);
  expect(answers[4]?.output).toContain('Usage: npm run inbox');
  expect(answers.map(({ output }) => output).join()).not.toMatch(/^\s+at /m);
});

describe('what a person asks for under the privacy policy', () => {
  /** Three submissions, two of which are Ada's; the server stays open. */
  async function asked() {
    const folder = temporaryFolder();
    const { contact, career, store } = await serve({ folder });
    await contact({ ...message, email: 'ADA@analytical.example' });
    await career(application());
    await contact({ ...message, name: 'Bob', email: 'bob@two.example', subject: 'A quote' });
    return { folder, store };
  }

  test('all that is known of them, and their files', async () => {
    const { folder } = await asked();
    const { code, output } = await inbox(folder, '--email', 'ada@Analytical.example', '--export', 'ada');
    expect([code, output]).toEqual([0, 'Saved 2 submissions in ada\n']);
    const saved = JSON.parse(readFileSync(join(folder, 'ada/submissions.json'), 'utf8'));
    expect(saved.map(({ form }: Received) => form)).toEqual(['career', 'contact']);
    expect(readFileSync(join(folder, 'ada', saved[0].file))).toEqual(pdf);
    expect(statSync(join(folder, 'ada/submissions.json')).mode & 0o077).toBe(0);
    const again = await inbox(folder, '--email', 'ada@analytical.example', '--export', 'ada');
    expect(again).toEqual({ code: 1, output: 'ada exists, and is left as it is. Choose another folder.\n' });
  });

  test('to be forgotten: first it says how much that is, then it is gone, and the server goes on', async () => {
    const { folder, store } = await asked();
    const first = await inbox(folder, '--email', 'ada@analytical.example', '--erase');
    expect(first).toEqual({ code: 0, output: '2 submissions would be erased: add --yes to do it.\n' });
    expect(await store.count()).toBe(3);
    const second = await inbox(folder, '--email', 'ada@analytical.example', '--erase', '--yes');
    expect(second).toEqual({
      code: 0,
      output: 'Erased 2 submissions. Backups have them until they are overwritten.\n',
    });
    expect((await store.list()).map(({ fields }) => fields.name)).toEqual(['Bob']);
    for (const name of readdirSync(join(folder, 'data'))) {
      expect(readFileSync(join(folder, 'data', name), 'latin1')).not.toContain('analytical');
    }
  });

  test('is found by words, form and day, in pages', async () => {
    const { folder } = await asked();
    const ids = async (...args: string[]) =>
      (JSON.parse((await inbox(folder, '--json', ...args)).output) as Received[]).map(({ fields }) => fields.name);
    const today = new Date().toISOString().slice(0, 10);
    expect(
      await Promise.all([
        ids('--text', 'a QUOTE'),
        ids('--form', 'career'),
        ids('--since', today, '--until', today),
        ids('--until', '2020-01-01'),
        ids('--limit', '2', '--page', '2'),
      ]),
    ).toEqual([['Bob'], ['Ada Lovelace'], ['Bob', 'Ada Lovelace', 'Ada Lovelace'], [], ['Ada Lovelace']]);
    const table = await inbox(folder, '--limit', '2');
    expect(table.output).toMatch(/\n\n1 to 2 of 3\. The next page: --page 2\n$/);
  });

  test('is refused in words where it cannot be meant', async () => {
    const { folder } = await asked();
    const answers = await Promise.all([
      inbox(folder, '--erase', '--yes'),
      inbox(folder, '--export', 'all'),
      inbox(folder, '--form', 'other'),
      inbox(folder, '--since', 'yesterday'),
      inbox(folder, '--page', '0'),
      inbox(folder, '--email', 'nobody@x.example', '--export', 'nobody'),
    ]);
    expect(answers.map(({ code, output }) => [code, output.split('\n')[0]])).toEqual([
      [1, '--erase needs a filter that says which submissions are meant, such as --email ADDRESS.'],
      [1, '--export needs a filter that says which submissions are meant, such as --email ADDRESS.'],
      [1, '--form is "other", but must be contact or career.'],
      [1, '--since is "yesterday", but must be a day such as 2026-01-31.'],
      [1, '--page is "0", but must be a whole number from 1.'],
      [1, 'Nothing is found by these filters, so nothing was saved.'],
    ]);
  });
});

describe('what a sender typed', () => {
  const one: Received = {
    id: '0a1b2c3d-0000-4000-8000-000000000000',
    createdAt: '2026-01-02T03:04:05.678Z',
    form: 'contact',
    fields: {
      name: 'Ada\u001b[2J\u202e',
      email: 'ada@analytical.example',
      subject: 'A very long subject that does not fit in a column',
      message: 'one\r\ntwo\rthree\u0007',
      product: 'All',
      purpose: 'Schedule Demo',
    },
  };

  test('does not command the terminal, nor break the table', () => {
    expect(table([one]).split('\n')).toEqual([
      expect.stringMatching(/^Received \(UTC\) {4}Form {5}From/),
      '2026-01-02 03:04  contact  Ada[2J <ada@analytical.example>  A very long subject that does not fit in a …  0a1b2c3d-0000-4000-8000-000000000000',
    ]);
    expect(details(one)).toContain('name: Ada[2J\n');
    expect(details(one)).toContain('message: one\n  two\n  three\n');
  });

  test.each([
    ['Ada Lovelace.pdf', 'Ada-Lovelace-0a1b2c3d.pdf'],
    ['../../etc/passwd', 'passwd-0a1b2c3d.pdf'],
    ['C:\\resumes\\ada.PDF', 'ada-0a1b2c3d.pdf'],
    ['.bashrc', 'bashrc-0a1b2c3d.pdf'],
    ['-rf.pdf', 'rf-0a1b2c3d.pdf'],
    ['Größe $(x).pdf', 'Gro-e-x-0a1b2c3d.pdf'],
    ['履歴書.pdf', 'resume-0a1b2c3d.pdf'],
    ['', 'resume-0a1b2c3d.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}-0a1b2c3d.pdf`],
  ])('the file name %j is saved as %s', (name, file) => {
    expect(fileNameFor(name, one.id)).toBe(file);
  });
});

test('says what it can do, prints nothing that a terminal would obey, and names an empty search and an empty inbox differently', async () => {
  const folder = temporaryFolder();
  const { contact } = await serve({ folder });
  await contact({ ...message, subject: 'a\u202eb' });
  const help = await inbox(folder, '--help');
  expect([help.code, help.output]).toEqual([0, expect.stringMatching(/^Usage: npm run inbox/)]);
  const { output } = await inbox(folder, '--json');
  expect(output).toContain('a\\u202eb');
  expect(JSON.parse(output)[0].fields.subject).toBe('a\u202eb');
  expect((await inbox(folder, '--text', 'zyx')).output).toBe('Nothing is found by these filters.\n');
});

test('a backup has its name only when it is complete, and what was erased beside it', async () => {
  const { folder, contact } = await received();
  const copies = temporaryFolder();
  await inbox(folder, '--form', 'career', '--erase', '--yes');
  const file = join(copies, 'a.db');
  writeFileSync(`${file}.unfinished`, 'of a backup that was killed');
  expect((await inbox(folder, '--backup', file)).code).toBe(0);
  expect(readdirSync(copies).sort()).toEqual(['a.db', 'erased-ids']);
  expect(readFileSync(join(copies, 'erased-ids'), 'utf8')).not.toContain(contact.id);
});
