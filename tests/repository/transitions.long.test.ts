import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('draws the changed transitions between two commits, before and after, with links to their states', async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'halloway-commits-')));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: folder });
  try {
    execFileSync('cp', ['-r', 'scripts', 'src', 'tests', 'package.json', 'tsconfig.json', folder]);
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    git('init', '--quiet');
    git('add', 'src', 'package.json', 'tsconfig.json');
    git('commit', '--quiet', '-m', 'Before');
    const path = join(folder, 'src/behaviours/billing-toggle/billing-toggle.machine.ts');
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, source.replace("on: { 'plan.choose'", "on: { mend: '.yearly', 'plan.choose'"));
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/transitions/main.ts', ...args], {
        cwd: folder,
        env: { ...process.env, WORKBENCH: 'https://workbench.example', GITHUB_REPOSITORY: '' },
      });
    expect((await run('HEAD')).stdout).toContain('billing-toggle changed');
    const comment = readFileSync(join(folder, 'test-results/transitions/comment.md'), 'utf8');
    expect(comment).toContain('`mend`');
    expect(comment).toContain('https://workbench.example/?story=billing-toggle--live&state=yearly');
    const page = readFileSync(join(folder, 'test-results/transitions/index.html'), 'utf8');
    expect(page.match(/<svg /g)).toHaveLength(2);
    expect(page.match(/data-lit/g)?.length).toBeGreaterThan(0);
    expect((await run('HEAD', 'HEAD')).stdout).toContain('No transition differs');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
