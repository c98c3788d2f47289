/** Prints where everything in the statechart of each machine stands, as JSON by the machine's id, for the workbench's build. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawingOf, machineIn } from './statechart';

const behaviours = fileURLToPath(new URL('../../../src/behaviours', import.meta.url));
const folders = readdirSync(behaviours, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const drawings = folders.map(async ({ name }) => {
  const machine = await machineIn(`${behaviours}/${name}`, name);
  return [machine.id, await drawingOf(machine)] as const;
});
process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(drawings))));
