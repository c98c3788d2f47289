/** `npm run inbox`: lists, finds, exports, erases and backs up submissions while the server runs. */
import { createWriteStream, existsSync } from 'node:fs';
import {
  appendFile,
  chown,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readStoreLocation } from './config';
import { BESIDE, checkSqlite, copySqlite, storeFile } from './database';
import { faultOf, Problem, StoreFault } from './errors';
import { details, fileNameFor, table } from './inbox-text';
import { sweep } from './leftovers';
import { openStore, openStoreToRead, type Reader } from './store';
import type { Filter, Received, StoreLocation } from './stored';

const USAGE = `Usage: npm run inbox -- [FILTER …] [ACTION]

Filters:
  --email ADDRESS       from this address, in any case
  --text WORDS          with these words in any field
  --form FORM           contact or career
  --since DATE          received on this day (2026-01-31, UTC) or later
  --until DATE          received on this day or earlier
Actions:
  (nothing)             lists the submissions, newest first, 50 a page: --page N, --limit N
  --json                the same as JSON, with everything but the resumes' content
  --show ID             one submission in full
  --resume ID           saves a resume in this folder, or as --out FILE; an existing file is left alone
  --export FOLDER       saves all that the filters find, resumes too, in a new folder
  --erase [--yes]       says how many submissions the filters find; with --yes erases them for good
  --backup FILE         saves a complete copy of the store as a new file, and beside it what was erased
  --restore FILE        puts such a copy into a folder without a store, while no server runs
  --help                says this

DATA_DIR, or DATABASE_URL, says where the submissions are, as for the server.`;

const text = z.string().min(1, 'must not be empty').optional();
const whole = (fallback: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1')
    .transform(Number)
    .default(fallback);
/** The beginning of a day, or of the day after it. */
const day = (later: number) =>
  z.iso
    .date('must be a day such as 2026-01-31')
    .transform((date) => new Date(Date.parse(date) + later * 86_400_000).toISOString())
    .optional();
const on = z.boolean().optional();
const form = z.enum(['contact', 'career'], 'must be contact or career').optional();
const filters = { email: text, text, form, since: day(0), until: day(1) };
const actions = { help: on, json: on, show: text, resume: text, export: text, erase: on, backup: text, restore: text };
const settings = z.object({ ...filters, ...actions, page: whole(1), limit: whole(50), out: text, yes: on });

type Stored = Pick<Reader, 'each' | 'list' | 'count' | 'resume'>;

process.umask(0o077); // Personal data: readable by the owner only.
process.stdout.on('error', () => process.exit(0)); // `| head` closes the pipe early.

try {
  await run();
} catch (error) {
  const unreachable = error instanceof StoreFault;
  const words = unreachable && `The submissions cannot be reached (${error.message}). Check DATA_DIR, or DATABASE_URL.`;
  console.error(words || (error instanceof Problem ? error.message : error));
  process.exit(1);
}

async function run(): Promise<void> {
  const { action, filter, page, set } = readArguments();
  if (action === 'help') return console.log(USAGE);
  const location = readStoreLocation(process.env);
  if (action === 'restore') return restore(location, set.restore ?? '');
  if (!('url' in location) && !existsSync(storeFile(location.folder ?? ''))) {
    const nothing = `Nothing has been received in ${location.folder} yet.`;
    if (action !== 'table' && action !== 'json') throw new Problem(nothing);
    return console.log(action === 'json' ? '[]' : nothing);
  }
  if (action === 'backup') return backup(location, set.backup ?? '');
  const writable = set.yes ? openStore(location, { migrates: false }) : undefined;
  const store = writable ?? (await openStoreToRead(location));
  try {
    if (action === 'resume') await save(store, set.resume ?? '', set.out);
    else if (action === 'show') console.log(details(await find(store, set.show ?? '')));
    else if (action === 'export') await exportAll(store, filter, set.export ?? '');
    else if (action === 'json') for await (const text of json(store.each(filter, page), printable)) await print(text);
    else if (writable)
      console.log(`Erased ${inWords(await writable.erase(filter))}. Backups have them until they are overwritten.`);
    else if (action === 'erase')
      console.log(`${inWords(await store.count(filter))} would be erased: add --yes to do it.`);
    else await list(store, filter, page);
  } finally {
    await store.close();
  }
}

function readArguments() {
  const types = Object.entries(settings.shape).map(
    ([name, type]) => [name, type === on ? 'boolean' : 'string'] as const,
  );
  try {
    const { values } = parseArgs({ options: Object.fromEntries(types.map(([name, type]) => [name, { type }])) });
    const given = <T extends object>(names: T) => (Object.keys(names) as (keyof T)[]).filter((name) => name in values);
    const [action = 'table', ...more] = given(actions);
    if (more.length > 0) throw new Error(`--${[action, ...more].join(' and --')} exclude each other.`);
    if ('out' in values && action !== 'resume') throw new Error('--out goes with --resume.');
    if ('yes' in values && action !== 'erase') throw new Error('--yes goes with --erase.');
    if ((action === 'erase' || action === 'export') && given(filters).length === 0)
      throw new Error(`--${action} needs a filter that says which submissions are meant, such as --email ADDRESS.`);
    const { data: set, error } = settings.safeParse(values);
    const [{ path: [name = ''] = [], message } = {}] = error?.issues ?? [];
    if (!set) throw new Error(`--${String(name)} is "${values[String(name)]}", but ${message}.`);
    const { email, text, form, since, until: before, limit } = set;
    const filter: Filter = { email, text, form, since, before };
    return { action, set, page: { limit, offset: (set.page - 1) * limit }, filter };
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${USAGE}`);
  }
}

async function list(store: Stored, filter: Filter, { limit, offset }: { limit: number; offset: number }) {
  const [found, all] = [await store.list(filter, { limit, offset }), await store.count(filter)];
  if (all === 0) {
    const isFiltered = Object.values(filter).some((value) => value !== undefined);
    return console.log(isFiltered ? 'Nothing is found by these filters.' : 'Nothing has been received yet.');
  }
  console.log(table(found));
  const next = offset + limit < all ? ` The next page: --page ${offset / limit + 2}` : '';
  if (all > limit) console.log(`\n${offset + 1} to ${offset + found.length} of ${all}.${next}`);
}

async function find(store: Stored, id: string): Promise<Received> {
  const [found] = await store.list({ ids: [id] });
  if (!found) throw new Problem(`There is no submission ${id}. \`npm run inbox\` lists them with their ids.`);
  return found;
}

async function save(store: Stored, id: string, out: string | undefined): Promise<void> {
  const found = await find(store, id);
  const resume = await store.resume(id);
  if (found.form !== 'career' || !resume)
    throw new Problem(`Submission ${id} has no resume: it is a message from the contact form.`);
  const file = out ?? fileNameFor(found.resume.name, id);
  await writing(file, 'Choose another with --out FILE.', async () => {
    const saved = await open(file, 'wx');
    await saved
      .writeFile(resume)
      .finally(() => saved.close())
      .catch(async (error: unknown) => {
        await rm(file); // A part of it would stand in the way of the next try.
        throw error;
      });
  });
  console.log(`Saved ${file} (${resume.length} bytes)`);
}

/** Creates a file or folder, and refuses to overwrite one. */
async function writing(name: string, remedy: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code, message, syscall } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Problem(`${name} exists, and is left as it is. ${remedy}`);
    throw syscall ? new Problem(`${name} cannot be written (${message}). ${remedy}`) : error;
  }
}

async function exportAll(store: Stored, filter: Filter, folder: string): Promise<void> {
  if ((await store.count(filter)) === 0) throw new Problem('Nothing is found by these filters, so nothing was saved.');
  await writing(folder, 'Choose another folder.', () => mkdir(folder));
  let saved = 0;
  async function* files() {
    for await (const one of store.each(filter)) {
      saved += 1;
      const file = 'resume' in one ? fileNameFor(one.resume.name, one.id) : undefined;
      if (file) await writeFile(join(folder, file), (await store.resume(one.id)) ?? '', { flag: 'wx' });
      yield { ...one, ...(file && { file }) };
    }
  }
  const list = createWriteStream(join(folder, 'submissions.json'), { flags: 'wx' });
  await writing(folder, 'It is incomplete: remove it, and choose another folder.', () => pipeline(json(files()), list));
  console.log(`Saved ${inWords(saved)} in ${folder}`);
}

/** The text of a JSON list, one by one: there may be more than memory holds. */
async function* json(all: AsyncIterable<unknown>, written = (one: unknown) => JSON.stringify(one, null, 2)) {
  let before = '[\n';
  for await (const one of all) {
    yield `${before}${written(one).replace(/^/gm, '  ')}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Resolves when the terminal or the next program has taken it. */
function print(text: string): Promise<unknown> {
  return new Promise((resolve) => process.stdout.write(text, resolve));
}

/** Writes a backup under its name when it is complete and on disk, with the list of later erasures beside it. */
async function backup(location: StoreLocation, file: string): Promise<void> {
  const folder = folderOf(location);
  const target = dirname(resolve(file));
  if (existsSync(file)) throw new Problem(`${file} exists, and is left as it is. Choose another file.`);
  if (!existsSync(target)) throw new Problem(`There is no folder for ${file}. Make it, or choose another file.`);
  sweep(target, /\.unfinished(-journal)?$/); // Of backups that were killed.
  await complete(file, (unfinished) => copySqlite(folder, unfinished));
  const erased = join(folder, BESIDE.erased);
  if (existsSync(erased)) await copyFile(erased, join(target, BESIDE.erased));
  await writeFile(join(folder, BESIDE.backup), '');
  await chownAs(folder, BESIDE.backup);
  console.log(`Saved ${file}. To restore it: npm run inbox -- --restore ${file}`);
}

/** Puts a backup in the place of a store that is lost. */
async function restore(location: StoreLocation, file: string): Promise<void> {
  const folder = folderOf(location);
  const store = storeFile(folder);
  if (existsSync(store)) throw new Problem(`${store} exists, and is left as it is. Stop the server, and move it away.`);
  try {
    checkSqlite(file);
  } catch (error) {
    throw new Problem(`${file} is no complete backup (${faultOf(error).message}). Choose another one.`);
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const rest of ['-wal', '-shm']) await rm(store + rest, { force: true });
  const erased = join(dirname(resolve(file)), BESIDE.erased);
  if (existsSync(erased)) await appendFile(join(folder, BESIDE.erased), await readFile(erased));
  await complete(store, (unfinished) => copyFile(file, unfinished));
  await chownAs(folder, ...(await readdir(folder)));
  console.log(`Restored ${file}. Start the server: it erases again what was erased after the backup.`);
}

function folderOf(location: StoreLocation): string {
  if ('url' in location) throw new Problem('A database server is backed up by its own tools, such as pg_dump.');
  return location.folder ?? '';
}

/** Creates a file under its name when it is complete and on disk. @throws {StoreFault} */
async function complete(file: string, write: (unfinished: string) => unknown): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await rm(unfinished, { force: true });
    await write(unfinished);
    const copy = await open(unfinished, 'r+');
    await copy.sync();
    await copy.close();
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw faultOf(error);
  }
}

/** Root backs up and restores, and the server, another user, has to read it. */
async function chownAs(folder: string, ...names: string[]): Promise<void> {
  const { uid, gid } = await stat(folder);
  if (process.getuid?.() === 0) for (const name of names) await chown(join(folder, name), uid, gid);
}

/** JSON with control characters escaped; a parser reads the same. */
function printable(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/[^\P{C}\n]/gu, (character) =>
    character.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}

function inWords(count: number): string {
  return count === 1 ? '1 submission' : `${count} submissions`;
}
