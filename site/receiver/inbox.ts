/** `npm run inbox`: shows what the receiver has stored, also while it runs. */
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { details, fileNameFor, table } from './inbox-text';
import { Problem, readStoreLocation } from './settings';
import { openStore, type Store, storeFile } from './store';

const USAGE = `Usage: npm run inbox -- [--json | --show ID | --resume ID [--out FILE]]

  (nothing)      lists the submissions, newest first
  --json         the same as JSON, with everything but the resumes' content
  --show ID      one submission in full
  --resume ID    saves a resume in this folder, or as --out FILE; an existing file is left alone`;

process.umask(0o077); // A saved resume is personal data: the owner's only.
process.stdout.on('error', () => process.exit(0)); // `| head` has read enough.

try {
  await run();
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
}

async function run(): Promise<void> {
  const { json, show, resume, out } = readArguments();
  const location = readStoreLocation(process.env);
  if ('folder' in location && !existsSync(storeFile(location.folder))) {
    if (show ?? resume) throw new Problem(`Nothing has been received in ${location.folder} yet.`);
    console.log(json ? '[]' : `Nothing has been received in ${location.folder} yet.`);
    return;
  }
  const store = await openStore(location).catch((error: Error) => {
    throw new Problem(`The submissions cannot be read (${error.message}). Check DATA_DIR, or DATABASE_URL.`);
  });
  try {
    if (resume) await save(store, resume, out);
    else if (show) console.log(details(await find(store, show)));
    else if (json) console.log(JSON.stringify(await store.list(), null, 2));
    else console.log(table(await store.list()));
  } finally {
    await store.close();
  }
}

function readArguments() {
  const options = {
    json: { type: 'boolean' },
    show: { type: 'string' },
    resume: { type: 'string' },
    out: { type: 'string' },
  } as const;
  try {
    const { values } = parseArgs({ options });
    const modes = [values.json, values.show, values.resume].filter((value) => value !== undefined);
    if (modes.length > 1) throw new Error('--json, --show and --resume exclude each other.');
    if (values.out !== undefined && !values.resume) throw new Error('--out goes with --resume.');
    return values;
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

async function find(store: Store, id: string) {
  const found = (await store.list()).find((one) => one.id === id);
  if (!found) throw new Problem(`There is no submission ${id}. \`npm run inbox\` lists them with their ids.`);
  return found;
}

async function save(store: Store, id: string, out: string | undefined): Promise<void> {
  await find(store, id);
  const resume = await store.resume(id);
  if (!resume) throw new Problem(`Submission ${id} has no resume: it is a message from the contact form.`);
  const file = out ?? fileNameFor(resume.name, id);
  try {
    writeFileSync(file, resume.bytes, { flag: 'wx' }); // Never over an existing file.
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Problem(`${file} exists, and is left as it is. Choose another with --out FILE.`);
    throw new Problem(`${file} cannot be written (${message}). Choose another with --out FILE.`);
  }
  console.log(`Saved ${file} (${resume.bytes.length} bytes)`);
}
