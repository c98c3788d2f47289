/**
 * Packs the package as it would be published and installs the tarball into a new application, once for all tests here.
 * Dependency versions are this repository's own, so that new releases of others change no result.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build, createLogger } from 'vite';
import type { TestProject } from 'vitest/node';
import { packedInto } from '../tools/built';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The packed package, a `.tgz`. */
    tarball: string;
    /** The application that installed it, built with Vite into `dist/`. */
    consumer: string;
    /** Vite's warnings while building it. */
    warnings: string[];
  }
}

const execute = promisify(execFile);

/** Runs a command. The error contains what it printed. */
const run = (command: string, parameters: readonly string[], cwd = process.cwd()) =>
  execute(command, parameters, { cwd }).catch(({ stdout, stderr }) => {
    throw new Error(`${command} ${parameters.join(' ')} failed:\n${stdout}${stderr}`);
  });

const versionOf = async (name: string): Promise<string> =>
  JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8')).version;

const versionsOf = async (...names: string[]) =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await versionOf(name)])));

async function buildWithVite(root: string) {
  const warnings: string[] = [];
  const customLogger = createLogger('silent');
  customLogger.warn = (message) => warnings.push(message);
  customLogger.warnOnce = (message) => warnings.push(message);
  // Vitest sets NODE_ENV to `test`, with which Vite would bundle React's development build.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({ root, configFile: false, plugins: [react()], logLevel: 'silent', customLogger });
  process.env.NODE_ENV = NODE_ENV;
  return warnings;
}

export default async function setup({ provide }: TestProject) {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'halloway-package-')));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const packed = await packedInto(folder);
    const tarball = join(folder, packed);
    const consumer = join(folder, 'consumer');
    await cp('tests/package/consumer', consumer, { recursive: true });
    const manifest = {
      private: true,
      type: 'module',
      dependencies: { '@halloway/ui': `file:../${packed}`, ...(await versionsOf('react', 'react-dom')) },
      devDependencies: {
        ...(await versionsOf('@types/react', '@types/react-dom')),
        // The least of docs/guides/browsers.md, and the newest.
        'typescript-5.4': 'npm:typescript@5.4.5',
        'typescript-7': 'npm:typescript@7.0.2',
      },
      overrides: await versionsOf('xstate', '@xstate/react'),
    };
    await writeFile(join(consumer, 'package.json'), JSON.stringify(manifest));
    await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], consumer);
    provide('tarball', tarball);
    provide('consumer', consumer);
    provide('warnings', await buildWithVite(consumer));
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
