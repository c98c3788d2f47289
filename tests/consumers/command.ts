import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The environment of a product: without the variables of the running tests, and with telemetry off. */
export const environment = (): NodeJS.ProcessEnv => {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|NODE_OPTIONS|npm_)/.test(name));
  return {
    ...Object.fromEntries(own),
    CI: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
};

/** Runs a command to its end. The error contains what it printed. */
export const run = (command: string, args: readonly string[], cwd = process.cwd(), env = process.env) =>
  execute(command, args, { cwd, env, maxBuffer: 64 * 2 ** 20 }).catch(({ stdout, stderr }) => {
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  });
