/**
 * `npm run accept -- NAME`: accepts the pictures and evidence of one behaviour, element or section, and the API and sizes of the
 * package. Builds once, and prints what has changed. Without NAME it accepts all pictures and evidence.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const [name = ''] = process.argv.slice(2);
if (name && !['behaviours', 'elements', 'sections'].some((group) => existsSync(`src/${group}/${name}`))) {
  process.stderr.write(`There is no folder ${name} in src/behaviours, src/elements or src/sections.\n`);
  process.exit(1);
}

function run(program: string, ...args: string[]): boolean {
  const env = { ...process.env, BUILT: '1', ACCEPT_PICTURES: '1', ACCEPT_EVIDENCE: '1' };
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0;
}
const must = (isDone: boolean, what: string) => {
  if (isDone) return;
  process.stderr.write(`${what} failed: see the output above. Nothing after it was accepted.\n`);
  process.exit(1);
};

process.stdout.write('Building …\n');
const build = ['--import', 'tsx', 'tests/tools/build.ts', 'package', 'workbench', 'walks'];
must(spawnSync(process.execPath, build, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0, 'The build');

// Other failures of these tests also fail in `npm run test:long`.
const tests = ['api', 'bundles'].map((test) => `tests/package/${test}.test.ts`);
run('npx', 'vitest', 'run', '--project', 'package', ...tests, '-u', '--silent', '--reporter=dot');
run('git', '--no-pager', 'diff', '--unified=0', 'tests/package/api.md', 'tests/package/sizes.json');

const only = `(?<![\\w-])${name}(?!-?\\w)`;
const suites = ['--project=pictures', '--project=evidence', ...(name ? ['-g', only] : [])];
must(run('npx', 'playwright', 'test', ...suites), 'Pictures and evidence');
process.stdout.write('Read the changes (`git diff`), and describe them for users: npx changeset\n');
