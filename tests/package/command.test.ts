/** Tests `npx @halloway/ui` as a product installs it, with the client of the MCP SDK. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modelNamed, models } from '../../src/testing/models';
import { reachable } from '../../src/testing/reachable';
import { manifest } from '../../tools/package/documented';
import { consumer, load, read } from './installed';

const command = join(consumer, 'node_modules/.bin/halloway-ui');
const { components } = manifest.parse(JSON.parse(read('dist/components.json')));

const printed = (file: string, ...args: string[]) =>
  new Promise<{ code: unknown; stderr: string; stdout: string }>((resolve) => {
    execFile(file, args, { cwd: consumer }, (error, stdout, stderr) => resolve({ code: error?.code, stdout, stderr }));
  });

test('prints its usage and fails without a command or with an unknown one', async () => {
  const silent = await printed('npx', '--no', '@halloway/ui');
  expect(silent).toMatchObject({ code: 1, stdout: '' });
  expect(silent.stderr).toContain('npx @halloway/ui mcp');
  const unknown = await printed(command, 'serve');
  expect(unknown.code).toBe(1);
  expect(unknown.stderr).toMatch(/no command "serve"[\s\S]*npx @halloway\/ui mcp/);
});

test('contains its dependencies and their licenses', () => {
  const { dependencies } = JSON.parse(read('package.json'));
  expect(Object.keys(dependencies).sort()).toEqual(['@xstate/react', 'xstate']);
  for (const name of ['@modelcontextprotocol/sdk', 'zod'])
    expect(read('dist/command.licenses.txt')).toMatch(new RegExp(`^${name} \\d[^\\n]*\\n\\nMIT License`, 'm'));
});

describe('npx @halloway/ui mcp', () => {
  const client = new Client({ name: 'test', version: '1' });
  const ask = async (name: string, given: Record<string, unknown> = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: given });
    const [{ text }] = content as [{ text: string }];
    return { text, isError: isError ?? false };
  };

  beforeAll(() => client.connect(new StdioClientTransport({ command, args: ['mcp'], cwd: consumer })));
  afterAll(() => client.close());

  test('reports the installed version, and describes six tools with their arguments', async () => {
    expect(client.getServerVersion()).toEqual({
      name: '@halloway/ui',
      version: JSON.parse(read('package.json')).version,
    });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'list_components',
      'show_component',
      'search',
      'guide',
      'reach_state',
      'explain_transition',
    ]);
    for (const { description, inputSchema } of tools) {
      expect(description).toMatch(/\.$/);
      for (const argument of Object.values(inputSchema.properties ?? {}))
        expect(argument).toHaveProperty('description');
    }
  });

  test('lists components, all or those of a group', async () => {
    const { text } = await ask('list_components');
    expect(text.split('\n')).toHaveLength(components.length);
    for (const { name, summary } of components) {
      expect(text).toContain(`**${name}**`);
      expect(text).toContain(summary);
    }
    const behaviours = (await ask('list_components', { group: 'behaviours' })).text;
    expect(behaviours).toContain('**accordion**, behaviours (2 states)');
    expect(behaviours).not.toContain('**badge**');
  });

  test('shows a guide, and names those that there are', async () => {
    expect((await ask('guide', { guide: 'theming' })).text).toBe(read('dist/docs/guides/theming.md'));
    expect((await ask('guide', { guide: 'testing' })).text).toBe(read('dist/docs/testing.md'));
    const unknown = await ask('guide', { guide: 'themes' });
    expect(unknown).toMatchObject({ isError: true, text: expect.stringContaining('`theming`, `upgrade`') });
  });

  test.each([
    ['dark brand', 'guide `theming`'],
    ['maxBytes', 'guide `fields`'],
    ['tooLarge', 'guide `words`'],
    ['Parcel', 'guide `frameworks`'],
    ['useField', 'component `form`'],
  ])('finds %s in the %s', async (query, where) => {
    expect((await ask('search', { query })).text).toContain(where);
  });

  test('says what there is if a search finds nothing', async () => {
    expect((await ask('search', { query: 'popover' })).text).toMatch(/No page mentions `popover`[\s\S]*`accordion`/);
  });

  test('shows a component by its name in any spelling', async () => {
    for (const component of ['application-dialog', 'ApplicationDialog'])
      expect((await ask('show_component', { component })).text).toBe(read('dist/docs/application-dialog.md'));
  });

  // To every state, the search itself is proven by tests/machines/states.test.ts.
  test.each(Object.keys(models))('finds the fewest events to the farthest state of %s', async (name) => {
    const { machine, examples } = modelNamed(name);
    const inputs = (examples.inputs ?? [undefined]).slice(0, 1);
    const paths = [...reachable(machine, { ...examples, inputs })].sort(([, a], [, b]) => b.length - a.length);
    const [state, path] = paths[0] ?? ['', []];
    const { text, isError } = await ask('reach_state', { component: name, state });
    expect(isError).toBe(false);
    const steps = text.split('\n').filter((line) => /^\d+\. /.test(line));
    expect(steps).toHaveLength(path.length);
    if (path.length > 0) expect(steps.at(-1)).toMatch(new RegExp(`→ \`${state.replaceAll('.', '\\.')}\`$`));
  });

  test('describes each step with its data', async () => {
    const { text } = await ask('reach_state', { component: 'contact-form', state: 'unanswered' });
    expect(text).toContain('{"type":"change","name":"name","value":"Amara Osei"}');
    expect(text).toContain('`{"type":"unmount"}` → `unanswered`');
    const { text: waiting } = await ask('reach_state', { component: 'hero-phrases', state: 'morphing' });
    expect(waiting).toContain('the delay `stand` ends (500 ms) → `morphing`');
  });

  test('explains a transition, with its guards, its alternatives and the results of examples', async () => {
    const of = (component: string, state: string, event: string) =>
      ask('explain_transition', { component, state, event }).then(({ text }) => text);
    const submit = await of('contact-form', 'idle', 'submit');
    expect(submit).toContain('1. if the guard `isValid` holds: goes to `submitting`\n2. otherwise: goes to `invalid`');
    expect(submit).toContain('`{"type":"submit"}` → `invalid`');
    expect(await of('contact-form', 'submitting', 'dismiss')).toMatch(/nothing happens.*ignored.*`done`/s);
    expect(await of('navbar', 'scroll.top menu.closed', 'menu.press')).toContain('goes to `open` (region `menu`)');
  });

  test('names a wrong argument, and what to give instead', async () => {
    const mistakes = {
      reach_state: [
        [{ component: 'accordeon', state: 'expanded' }, /`component`.*`accordeon`.*`accordion`/],
        [{ component: 'badge', state: 'shown' }, /`component`.*no state machine.*`accordion`/],
        [{ component: 'accordion', state: 'ajar' }, /`state`.*`ajar`.*`collapsed`, `expanded`/],
        [{ component: 'accordion' }, /`state` of `reach_state` is missing\. Pass/],
        [{ component: 'accordion', state: 1 }, /`state` of `reach_state` is not a non-empty string/],
        [{ component: 'accordion', stat: 'expanded' }, /no argument `stat`.*`component`, `state`/],
      ],
      explain_transition: [[{ component: 'accordion', state: 'expanded', event: 'jump' }, /`event`.*`jump`.*`toggle`/]],
      list_components: [[{ group: 'widgets' }, /`group`.*`behaviours`/]],
      close_everything: [[{}, /no tool `close_everything`.*`list_components`/]],
    } satisfies Record<string, [Record<string, unknown>, RegExp][]>;
    for (const [tool, cases] of Object.entries(mistakes))
      for (const [given, said] of cases as [Record<string, unknown>, RegExp][])
        expect(await ask(tool, given)).toEqual({ isError: true, text: expect.stringMatching(said) });
  });

  test('knows the machines that the package exports', async () => {
    const exported = Object.values(await load('dist/machines.js')).flatMap((one) =>
      typeof one === 'object' && one !== null && 'root' in one ? [(one as unknown as { id: string }).id] : [],
    );
    expect(Object.keys(models).sort()).toEqual(exported.sort());
  });
});
