import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settings } from './config';
import { serve, temporaryFolder } from './server.testing';

const readme = readFileSync(join(import.meta.dirname, 'readme.md'), 'utf8');
const [, answers = '', environment = ''] = /## Endpoints\n(.*?)\n## .*## Environment\n(.*)/s.exec(readme) ?? [];

test('the readme has every setting, and no other', () => {
  const rows = environment.matchAll(/^\| (`.*?`) \|/gm);
  const names = [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(names.sort()).toEqual(Object.keys(settings.shape).sort());
});

test('the readme has every route, and names tests beside it that exist', async () => {
  const { app } = await serve({ workbench: undefined });
  const known = [...answers.matchAll(/`(GET|POST) (\/[^`:]+)`/g)];
  const unknown = known.filter(([, method = '', url = '']) => !app.hasRoute({ method: method as 'GET', url }));
  expect(unknown.map(([route]) => route)).toEqual([]);
  expect(app.printRoutes({ commonPrefix: false }).match(/\((POST|GET, HEAD)\)/g)).toHaveLength(known.length);
  for (const [, name = ''] of answers.matchAll(/`([\w/-]+\.(test|spec)\.ts)`/g))
    expect([name, name.startsWith('tests/') || existsSync(join(import.meta.dirname, name))]).toEqual([name, true]);
});

test('the alarms of the document ask for metrics that exist, and one fires when the process is gone', async () => {
  const guide = readFileSync('docs/run-it-for-real.md', 'utf8');
  const [, rules = ''] = /```yaml\n(.*?)```/s.exec(guide) ?? [];
  const expressions: string[] = parse(rules).groups[0].rules.map(({ expr }: { expr: string }) => expr);
  const { get, contact } = await serve({ folder: temporaryFolder() });
  await contact({});
  const metrics = await (await get('/metrics')).text();
  const named = [...guide.matchAll(/\bserver_(?!name|tokens)\w+/g)].map(([name]) => name);
  expect(named.filter((name) => !metrics.includes(`\n${name}`))).toEqual([]);
  expect(expressions).toContain('up{job="halloway"} == 0');
});
