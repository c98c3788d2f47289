/** `npm run docs`: draws the statechart of every behaviour, or of those named after `--`, into its readme. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { withStatechart } from './statechart';

const folder = fileURLToPath(new URL('../src/behaviours', import.meta.url));
const every = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const named = process.argv.slice(2);

for (const name of named.length > 0 ? named : every) {
  try {
    await draw(name);
  } catch (error) {
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}

async function draw(name: string) {
  const module = await import(pathToFileURL(`${folder}/${name}/${name}.machine.ts`).href);
  const machine = Object.values(module).find((value): value is AnyStateMachine => value instanceof StateMachine);
  if (!machine) throw new Error(`${name}.machine.ts exports no machine. Export one, named ${name}Machine.`);
  const path = `${folder}/${name}/readme.md`;
  const readme = readFileSync(path, 'utf8');
  const drawn = withStatechart(readme, machine);
  if (drawn === readme) return;
  writeFileSync(path, drawn);
  process.stdout.write(`${name}: statechart drawn\n`);
}
