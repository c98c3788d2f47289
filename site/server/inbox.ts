/** `npm run inbox`: what the server has stored, to be found, read, given away, erased and backed up while it runs. */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readStoreLocation } from './config';
import { copySqlite, storeFile } from './connect';
import { faultOf } from './faults';
import { details, fileNameFor, table } from './inbox-text';
import { ERASED, openStore, openStoreToRead } from './store';
import { type Filter, Problem, type Reader, type Received, resumeOf, StoreFault, type StoreLocation } from './stored';

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
  --help                says this

DATA_DIR, or DATABASE_URL, says where the submissions are, as for the server.`;

process.umask(0o077); // What is saved is personal data: the owner's only.
process.stdout.on('error', () => process.exit(0)); // `| head` has read enough.

try {
  await run();
} catch (error) {
  if (error instanceof StoreFault) {
    console.error(`The submissions cannot be reached (${error.message}). Check DATA_DIR, or DATABASE_URL.`);
  } else {
    console.error(error instanceof Problem ? error.message : error);
  }
  process.exit(1);
}

async function run(): Promise<void> {
  const { action, filter, page, values } = readArguments();
  if (action === 'help') return console.log(USAGE);
  const location = readStoreLocation(process.env);
  if ('folder' in location && !existsSync(storeFile(location.folder ?? ''))) {
    if (action !== 'table' && action !== 'json')
      throw new Problem(`Nothing has been received in ${location.folder} yet.`);
    console.log(action === 'json' ? '[]' : `Nothing has been received in ${location.folder} yet.`);
    return;
  }
  if (action === 'backup') return backup(location, values.backup ?? '');
  if (action === 'erase' && values.yes) return erase(location, filter);
  const store = await openStoreToRead(location);
  try {
    if (action === 'resume') await save(store, values.resume ?? '', values.out);
    else if (action === 'show') console.log(details(await find(store, values.show ?? '')));
    else if (action === 'export') await exportAll(store, filter, values.export ?? '');
    else if (action === 'json') console.log(printable(await store.list(filter, page)));
    else if (action === 'erase')
      console.log(`${inWords(await store.count(filter))} would be erased: add --yes to do it.`);
    else await list(store, filter, page);
  } finally {
    await store.close();
  }
}

type Action = 'help' | 'table' | 'json' | 'show' | 'resume' | 'export' | 'erase' | 'backup';

function readArguments() {
  const text = { type: 'string' } as const;
  const on = { type: 'boolean' } as const;
  const filters = { email: text, text, form: text, since: text, until: text };
  const actions = { help: on, json: on, show: text, resume: text, export: text, erase: on, backup: text };
  const options = { ...filters, ...actions, page: text, limit: text, out: text, yes: on };
  try {
    const { values } = parseArgs({ options });
    const given = (names: object) =>
      Object.keys(names).filter((name) => values[name as keyof typeof values] !== undefined);
    const [action = 'table', ...more] = given(actions) as Action[];
    if (more.length > 0) throw new Error(`--${[action, ...more].join(' and --')} exclude each other.`);
    if (values.out !== undefined && action !== 'resume') throw new Error('--out goes with --resume.');
    if (values.yes && action !== 'erase') throw new Error('--yes goes with --erase.');
    if ((action === 'erase' || action === 'export') && given(filters).length === 0) {
      throw new Error(`--${action} needs a filter that says which submissions are meant, such as --email ADDRESS.`);
    }
    if (values.form && values.form !== 'contact' && values.form !== 'career') {
      throw new Error(`--form is "${values.form}", but must be contact or career.`);
    }
    const limit = wholeOf(values.limit, 'limit') ?? 50;
    const page = { limit, offset: ((wholeOf(values.page, 'page') ?? 1) - 1) * limit };
    return { action, values, page, filter: filterOf(values) };
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

/** The filters as they were typed. */
interface Given {
  email?: string;
  text?: string;
  form?: string;
  since?: string;
  until?: string;
}

function filterOf({ email, text, form, since, until }: Given) {
  const filter: Filter = {};
  if (email) filter.email = email;
  if (text) filter.text = text;
  if (form === 'contact' || form === 'career') filter.form = form;
  if (since) filter.since = dayOf(since, 'since', 0);
  if (until) filter.before = dayOf(until, 'until', 1);
  return filter;
}

/** The beginning of a day, or of one after it. */
function dayOf(text: string, name: string, later: number): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  if (Number.isNaN(day.getTime())) throw new Error(`--${name} is "${text}", but must be a day such as 2026-01-31.`);
  day.setUTCDate(day.getUTCDate() + later);
  return day.toISOString();
}

function wholeOf(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`--${name} is "${text}", but must be a whole number from 1.`);
  return Number(text);
}

async function list(
  store: Reader,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<void> {
  const found = await store.list(filter, { limit, offset });
  const all = await store.count(filter);
  const narrowed = Object.keys(filter).length > 0;
  if (all === 0) return console.log(narrowed ? 'Nothing is found by these filters.' : 'Nothing has been received yet.');
  console.log(table(found));
  if (all <= limit) return;
  const next = offset + limit < all ? ` The next page: --page ${offset / limit + 2}` : '';
  console.log(`\n${offset + 1} to ${offset + found.length} of ${all}.${next}`);
}

async function find(store: Reader, id: string): Promise<Received> {
  const [found] = await store.list({ id });
  if (!found) throw new Problem(`There is no submission ${id}. \`npm run inbox\` lists them with their ids.`);
  return found;
}

async function save(store: Reader, id: string, out: string | undefined): Promise<void> {
  const found = await find(store, id);
  if (found.form !== 'career')
    throw new Problem(`Submission ${id} has no resume: it is a message from the contact form.`);
  const file = out ?? fileNameFor(found.resume.name, id);
  const bytes = await write(file, resumeOf(store, id), 'Choose another with --out FILE.');
  console.log(`Saved ${file} (${bytes} bytes)`);
}

/** Writes a new file, and never over an existing one. */
async function write(file: string, pieces: AsyncIterable<Uint8Array>, remedy: string): Promise<number> {
  try {
    const target = openSync(file, 'wx');
    let bytes = 0;
    for await (const piece of pieces) bytes += writeSync(target, piece);
    closeSync(target);
    return bytes;
  } catch (error) {
    throw cannotWrite(file, error, remedy);
  }
}

function cannotWrite(file: string, error: unknown, remedy: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!code) return error;
  if (code === 'EEXIST') return new Problem(`${file} exists, and is left as it is. ${remedy}`);
  return new Problem(`${file} cannot be written (${message}). ${remedy}`);
}

async function exportAll(store: Reader, filter: Filter, folder: string): Promise<void> {
  const found = await store.list(filter);
  if (found.length === 0) throw new Problem('Nothing is found by these filters, so nothing was saved.');
  try {
    mkdirSync(folder);
  } catch (error) {
    throw cannotWrite(folder, error, 'Choose another folder.');
  }
  const all: (Received & { file?: string })[] = [];
  for (const one of found) {
    if (one.form !== 'career') {
      all.push(one);
      continue;
    }
    const file = fileNameFor(one.resume.name, one.id);
    await write(join(folder, file), resumeOf(store, one.id), 'Choose another folder.');
    all.push({ ...one, file });
  }
  writeFileSync(join(folder, 'submissions.json'), `${JSON.stringify(all, null, 2)}\n`, { flag: 'wx' });
  console.log(`Saved ${inWords(found.length)} in ${folder}`);
}

async function erase(location: StoreLocation, filter: Filter): Promise<void> {
  const store = openStore(location);
  try {
    console.log(`Erased ${inWords(await store.erase(filter))}. Backups have them until they are overwritten.`);
  } finally {
    await store.close();
  }
}

/** A copy appears under its name when it is complete and on the disk; beside it goes the list of what was erased since. */
async function backup(location: StoreLocation, file: string): Promise<void> {
  if (!('folder' in location)) throw new Problem('A database server is backed up by its own tools, such as pg_dump.');
  const folder = location.folder ?? '';
  if (existsSync(file)) throw new Problem(`${file} exists, and is left as it is. Choose another file.`);
  if (!existsSync(dirname(resolve(file))))
    throw new Problem(`There is no folder for ${file}. Make it, or choose another file.`);
  const unfinished = `${file}.unfinished`;
  try {
    rmSync(unfinished, { force: true });
    copySqlite(folder, unfinished);
    const copy = openSync(unfinished, 'r+');
    fsyncSync(copy);
    closeSync(copy);
    renameSync(unfinished, file);
    const erased = join(folder, ERASED);
    if (existsSync(erased)) copyFileSync(erased, join(dirname(resolve(file)), ERASED));
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw faultOf(error);
  }
  console.log(`Saved ${file}. To restore it, see "Back up and restore" in the server's readme.`);
}

/** JSON without what a terminal would obey; to a program it says the same. */
function printable(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/[^\P{C}\n]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

function inWords(count: number): string {
  return count === 1 ? '1 submission' : `${count} submissions`;
}
