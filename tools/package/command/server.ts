/** An MCP server (https://modelcontextprotocol.io) for assistants: six tools that answer in Markdown. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema, type Tool } from '@modelcontextprotocol/sdk/types.js';
import { answersOf, type Library, UsageError } from './answers';

const text = (description: string) => ({ type: 'string' as const, description });
const component = text('The name of the component in `list_components`, such as `accordion`.');
const state = text(
  'The name of the state on the page of the component, with regions joined by a space: `open.failed`, `scroll.past menu.closed`.',
);

const tools = [
  {
    name: 'list_components',
    description: 'Lists every component of @halloway/ui with its purpose.',
    inputSchema: {
      type: 'object',
      properties: { group: text('The group to list: `behaviours`, `elements`, `sections` or `forms`. Default: all.') },
    },
  },
  {
    name: 'show_component',
    description: 'Returns the page of a component: import, example, props, parts, states, events, keys, CSS variables.',
    inputSchema: { type: 'object', properties: { component }, required: ['component'] },
  },
  {
    name: 'search',
    description: 'Finds the passages of guides and component pages that have all words of a query.',
    inputSchema: {
      type: 'object',
      properties: { query: text('One or a few words: `dark`, `file maxBytes`, `onSubmit signal`.') },
      required: ['query'],
    },
  },
  {
    name: 'guide',
    description:
      'Returns a guide: start, theming, words (all default texts), fields, router, frameworks, testing, upgrade.',
    inputSchema: {
      type: 'object',
      properties: { guide: text('The name of the guide, such as `theming`.') },
      required: ['guide'],
    },
  },
  {
    name: 'reach_state',
    description: 'Returns the fewest events, with data, from the initial state of a component to a state.',
    inputSchema: { type: 'object', properties: { component, state }, required: ['component', 'state'] },
  },
  {
    name: 'explain_transition',
    description: 'Explains the transitions of an event in a state: guards, alternatives, and the results of examples.',
    inputSchema: {
      type: 'object',
      properties: {
        component,
        state,
        event: text('The name of the event on the page of the component: `submit`, `done`, `after timeout`.'),
      },
      required: ['component', 'state', 'event'],
    },
  },
] satisfies Tool[];

/** Parses the arguments of a call. @throws UsageError, which says what is missing and what to pass. */
function checked({ name, inputSchema }: Tool, given: Record<string, unknown>): Record<string, string> {
  const known = Object.entries(inputSchema.properties ?? {}) as [string, { description: string }][];
  for (const argument of Object.keys(given))
    if (!known.some(([known]) => known === argument))
      throw new UsageError(
        `\`${name}\` has no argument \`${argument}\`. It takes: ${known.map(([known]) => `\`${known}\``).join(', ')}.`,
      );
  for (const [argument, { description }] of known) {
    const isMissing = given[argument] === undefined;
    if (isMissing && !inputSchema.required?.includes(argument)) continue;
    if (typeof given[argument] !== 'string' || given[argument] === '')
      throw new UsageError(
        `The argument \`${argument}\` of \`${name}\` is ${isMissing ? 'missing' : 'not a non-empty string'}. Pass: ${description}`,
      );
  }
  return given as Record<string, string>;
}

/** Creates the server. Connect it to a transport. */
export function serverOf(library: Library, version: string): Server {
  const server = new Server({ name: '@halloway/ui', version }, { capabilities: { tools: {} } });
  const answers = answersOf(library) as unknown as Record<string, (given: Record<string, string>) => string>;
  server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
    try {
      const tool = tools.find((one) => one.name === name);
      const answer = answers[name];
      if (!tool || !answer)
        throw new UsageError(
          `There is no tool \`${name}\`. Use one of: ${tools.map((one) => `\`${one.name}\``).join(', ')}.`,
        );
      return { content: [{ type: 'text', text: answer(checked(tool, given)) }] };
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return { isError: true, content: [{ type: 'text', text: error.message }] };
    }
  });
  return server;
}
