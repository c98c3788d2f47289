/** A release as the project makes it, to a real registry: version, publish, install; and then the next one. */
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { environment, run } from './command';
import { install, start } from './product';

const repository = join(inject('consumers'), 'repository');
const left = /^(node_modules|dist|dist-.*|\.git|\.data|\.stryker-tmp|reports|test-results)$/;

let registry: Awaited<ReturnType<typeof start>>;
let npmrc: string;

const author = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@b.example',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@b.example',
};
/** On this registry the scope belongs to this repository. */
const publisher = { PUBLISH_SCOPE: '@halloway' };
const command = (name: string, ...args: string[]) =>
  run(name, args, repository, { ...environment(), ...author, ...publisher });
const commit = async (message: string) => {
  await command('git', 'add', '--all');
  await command('git', 'commit', '--quiet', '--allow-empty', '--message', message);
};
const read = (path: string) => readFile(join(repository, path), 'utf8');
const version = async (path = 'package.json'): Promise<string> => JSON.parse(await read(path)).version;

const changeset = (bump: string, text: string) =>
  writeFile(join(repository, '.changeset/next.md'), `---\n'@halloway/ui': ${bump}\n---\n\n${text}\n`);

/** What the registry resolves for the newest version. */
async function installed() {
  const { folder } = await install('node', { '@halloway/ui': 'latest' }, npmrc);
  return JSON.parse(await readFile(join(folder, 'node_modules/@halloway/ui/package.json'), 'utf8'));
}

beforeAll(async () => {
  registry = await start(await install('registry', {}));
  const { host } = new URL(registry.origin);
  npmrc = `@halloway:registry=${registry.origin}/\n//${host}/:_authToken=anybody\n`;
  // Not a clone: uncommitted changes are tested too.
  await cp('.', repository, { recursive: true, filter: (path) => !left.test(relative('.', path)) });
  await symlink(resolve('node_modules'), join(repository, 'node_modules'));
  await writeFile(join(repository, '.npmrc'), `${await read('.npmrc')}${npmrc}`);
  await command('git', 'init', '--quiet', '--initial-branch', 'main');
  await commit('Everything so far');
});
afterAll(() => registry?.stop());

describe('a release', () => {
  test('gets a version, a changelog and a lockfile, and can be installed', async () => {
    await command('npx', 'changeset', 'version');
    await command('npm', 'install', '--package-lock-only', '--ignore-scripts', '--prefer-offline');
    expect(await version('package-lock.json')).toBe(await version());
    // The first one is 0.1.0.
    expect(await read('CHANGELOG.md')).toContain('\n## 0.1.0\n');
    expect(await read('CHANGELOG.md')).toContain(`\n## ${await version()}\n`);
    await commit('Release');
    await command('npm', 'run', 'release');
    const { version: published, scripts } = await installed();
    expect([published, scripts]).toEqual([await version(), undefined]);
  }, 600_000);

  test('with a breaking change is refused as a patch, and without a migration note', async () => {
    const api = await read('tests/package/api.md');
    await writeFile(join(repository, 'tests/package/api.md'), api.replaceAll('--hw-color-quiet', '--hw-color-calm'));
    await expect(command('npm', 'run', 'guard')).rejects.toThrow('no changeset');
    await changeset('patch', 'A color has another name.');
    await expect(command('npm', 'run', 'guard')).rejects.toThrow(/require a minor one.*--hw-color-quiet/s);
    await changeset('minor', 'A color has another name.');
    await expect(command('npm', 'run', 'guard')).rejects.toThrow('how to migrate');
    await changeset(
      'minor',
      '**Breaking: a color has another name.** Before: `--hw-color-quiet`. After: `--hw-color-calm`.',
    );
    await command('npm', 'run', 'guard');
  });

  test('becomes the newest after the one before', async () => {
    const first = await version();
    await command('npx', 'changeset', 'version');
    expect(await version()).not.toBe(first);
    expect(await read('CHANGELOG.md')).toContain('**Breaking: a color has another name.**');
    await commit('Release');
    // Without the scripts, which would build again what the first release has built.
    await run('npm', ['run', 'release', '--ignore-scripts'], repository, {
      ...environment(),
      ...author,
      ...publisher,
      npm_config_ignore_scripts: 'true',
    });
    expect((await installed()).version).toBe(await version());
    const { versions } = await (await fetch(`${registry.origin}/@halloway%2fui`)).json();
    expect(Object.keys(versions)).toEqual([first, await version()]);
  }, 600_000);
});
