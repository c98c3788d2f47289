/**
 * `npm run build:tests -- site workbench` builds what a suite needs, unless `BUILT=1` says that everything is built. Without
 * names it builds everything: the package first, then the rest in parallel.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isBuilt, PACKED, pack } from './built';

const commands = {
  site: ['tsx', 'site/build/build.ts'],
  workbench: ['npm', 'run', 'build:workbench'],
  walks: ['vite', 'build', '--config', 'tests/evidence/page/vite.config.ts', '--logLevel', 'error'],
} satisfies Record<string, [string, ...string[]]>;
type Name = keyof typeof commands;
const isName = (name: string): name is Name => name in commands;

const running: ChildProcess[] = [];

async function build(name: Name): Promise<void> {
  const [command, ...args] = commands[name];
  const program = command === 'npm' ? command : join('node_modules/.bin', command);
  // The site's forms post to its own origin.
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, VITE_BACKEND_URL: '/' } });
  running.push(child);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The build of ${name} failed: see its output above.`);
}

const names = process.argv.slice(2);
const words = names.length > 0 ? names : ['package', ...Object.keys(commands)];
const unknown = words.filter((word) => word !== 'package' && !isName(word));
try {
  if (unknown.length > 0)
    throw new Error(`There is no build "${unknown}". Use: package, ${Object.keys(commands).join(', ')}.`);
  if (!isBuilt()) {
    if (words.includes('package')) await pack(PACKED);
    await Promise.all(words.filter(isName).map(build));
  }
} catch (error) {
  for (const child of running) child.kill();
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
