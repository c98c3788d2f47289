import { type AnyStateMachine, StateMachine } from 'xstate';

const modules = import.meta.glob<Record<string, unknown>>('../behaviours/*/*.machine.ts', { eager: true });
const sources = import.meta.glob<string>('../behaviours/*/*.machine.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Every behaviour: its folder's name, its machine and the machine's source. A new folder is included automatically. */
export const behaviours = Object.entries(modules).map(([path, module]) => {
  const name = path.split('/').at(-2) ?? '';
  const machines = Object.values(module).filter((value): value is AnyStateMachine => value instanceof StateMachine);
  const [machine] = machines;
  if (!machine || machines.length > 1)
    throw new Error(`${path} exports ${machines.length} machines; export exactly one.`);
  return { name, path, machine, source: sources[path] ?? '' };
});
