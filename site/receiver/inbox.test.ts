import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { application, message, pdf, receiver, run, temporaryFolder } from './fixture';
import { details, fileNameFor, table } from './inbox-text';
import type { Received } from './store';

const inbox = async (folder: string, ...args: string[]) =>
  run('inbox', folder, { DATA_DIR: join(folder, 'data') }, args).exited;

/** A folder with a message and, after it, an application; the receiver stays open. */
async function received() {
  const folder = temporaryFolder();
  const { contact, career, store } = await receiver({ folder });
  await contact(message);
  await career(application());
  const [career1, contact1] = (await store.list()) as [Received, Received];
  return { folder, career: career1, contact: contact1, store };
}

test('lists what came in while the receiver runs, newest first, as a table and as JSON', async () => {
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
    '--json, --show and --resume exclude each other.',
    expect.stringContaining("Unknown option '--everything'"),
  ]);
  expect(answers[4]?.output).toContain('Usage: npm run inbox');
  expect(answers.map(({ output }) => output).join()).not.toMatch(/^\s+at /m);
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
