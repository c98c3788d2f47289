import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { refusal } from '../../tools/package/scope';
import { PACKED } from './built';
import { lists } from './tasks';

interface Job {
  permissions?: Record<string, string>;
  steps: { uses?: string; run?: string; env?: Record<string, string>; with?: Record<string, unknown> }[];
}
const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const { jobs, permissions } = parse(text) as { jobs: Record<string, Job>; permissions: Record<string, string> };
  return { file, text, permissions, jobs: Object.entries(jobs) };
});
const allJobs = workflows.flatMap(({ file, jobs }) => jobs.map(([name, job]) => ({ ...job, name: `${file} ${name}` })));

describe('the workflows', () => {
  test('pin each action by its commit, and name its release', () => {
    const uses = workflows.flatMap(({ text }) => text.match(/\buses: .*/g) ?? []);
    expect(uses.length).toBeGreaterThan(10);
    expect(uses.filter((line) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test('give permissions only to jobs that need them', () => {
    for (const { file, permissions } of workflows)
      expect(
        Object.values(permissions).filter((right) => right !== 'read'),
        file,
      ).toEqual([]);
  });

  test('run no script of this repository or of its packages in the job that may publish', () => {
    const publishing = allJobs.filter(({ permissions }) => permissions?.['id-token']);
    expect(publishing.map(({ name }) => name)).toEqual(['release.yml publish']);
    for (const { steps } of publishing) {
      const actions = steps.flatMap(({ uses = '' }) => uses.match(/^[^@]+/) ?? []);
      expect(actions.sort()).toEqual(['actions/download-artifact', 'actions/setup-node']);
      const commands = steps.map(({ run = '' }) => run).join('\n');
      expect(commands).not.toMatch(/npm (ci|install|i|run|test|exec)\b|\bnpx\b/);
      expect(commands).toContain('npm publish "$tarball"');
      expect(commands).toContain('--ignore-scripts');
    }
  });

  test('publish the tarball that was tested', () => {
    const tested = allJobs.find(({ name }) => name === 'release.yml test');
    expect(tested?.permissions).toEqual({ contents: 'read' });
    const suites = tested?.steps.find(({ run }) => run?.includes('npm run test:long'));
    expect(suites?.env).toEqual({ BUILT: '1' });
    const upload = tested?.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(upload?.with?.path).toBe(`${PACKED}/*.tgz`);
    const publishing = parse(readFileSync(`${FOLDER}/release.yml`, 'utf8')).jobs.publish;
    expect(publishing.needs).toBe('test');
  });

  test('give git credentials only to the job that pushes a branch, which runs no script of a package', () => {
    const keeping = allJobs.filter(({ steps }) =>
      steps.some(
        ({ uses, with: given }) => uses?.startsWith('actions/checkout@') && given?.['persist-credentials'] !== false,
      ),
    );
    expect(keeping.map(({ name }) => name)).toEqual(['release.yml version']);
    for (const { steps } of keeping) expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['npm ci --ignore-scripts']);
  });

  test('run each suite of `.ci/run`', () => {
    const commands = allJobs.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    // `npm test` has these, and runs on each Node.
    const own = ['lint', 'types', 'test:node', ...lists.test.map(({ script }) => script)];
    const suites = new Set([...lists.test, ...lists.longer].map(({ script }) => script.replace(/ .*/, '')));
    const missing = [...suites].filter(
      (suite) =>
        !/^build:/.test(suite) &&
        !own.includes(suite) &&
        !commands.some((command) => command.startsWith(`npm run ${suite}`)),
    );
    expect(commands).toContain('npm test');
    expect(missing).toEqual([]);
  });
});

describe('publishing from a checkout is refused', () => {
  test('unless the publisher names the scope of the package', () => {
    expect(refusal('@acme/ui', '@acme')).toBeUndefined();
    expect(refusal('@halloway/ui', undefined)).toMatch(
      /Nothing was published.*PUBLISH_SCOPE is not set.*PUBLISH_SCOPE=@your-scope/s,
    );
    expect(refusal('@halloway/ui', '')).toMatch('PUBLISH_SCOPE is not set');
    expect(refusal('@halloway/ui', '@acme')).toMatch('PUBLISH_SCOPE is @acme, which is not the scope of @halloway/ui');
    expect(refusal('@acme-other/ui', '@acme')).toMatch('is not the scope');
  });

  test('by `npm publish`', () => {
    const { PUBLISH_SCOPE: _, ...env } = process.env;
    const { status, stderr } = spawnSync('npm', ['publish', '--dry-run'], { encoding: 'utf8', env, timeout: 50_000 });
    expect(stderr).toContain('Nothing was published. PUBLISH_SCOPE is not set.');
    expect(status).toBe(1);
  }, 60_000);
});

test('a build of the site from the sources keeps the styles', () => {
  const { sideEffects } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(sideEffects).toEqual(expect.arrayContaining(['**/*.css', '**/*.css.ts']));
});
