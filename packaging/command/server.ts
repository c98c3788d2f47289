/** An MCP server (https://modelcontextprotocol.io) for assistants: four tools that answer in Markdown. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema, type Tool } from '@modelcontextprotocol/sdk/types.js';
import { answersOf, type Library, Mistake } from './answers';

const text = (description: string) => ({ type: 'string' as const, description });
const component = text('Its name, as `list_components` gives it: `accordion`.');
const state = text('As its page names it, regions joined by a space: `open.failed`, `scroll.past menu.closed`.');

const tools = [
  {
    name: 'list_components',
    description: 'Every component of @halloway/ui with what it is for, in a sentence.',
    inputSchema: {
      type: 'object',
      properties: { group: text('Only these: `behaviours`, `elements`, `sections` or `forms`. Default: all.') },
    },
  },
  {
    name: 'show_component',
    description: 'The page of a component: import, example, props, parts, states, events, keys, CSS variables.',
    inputSchema: { type: 'object', properties: { component }, required: ['component'] },
  },
  {
    name: 'reach_state',
    description: 'The fewest events that bring a component from its beginning into a state, with their data.',
    inputSchema: { type: 'object', properties: { component, state }, required: ['component', 'state'] },
  },
  {
    name: 'explain_transition',
    description: 'What happens on an event in a state: guards, alternatives, and what comes of examples.',
    inputSchema: {
      type: 'object',
      properties: { component, state, event: text('As its page names it: `submit`, `done`, `after timeout`.') },
      required: ['component', 'state', 'event'],
    },
  },
] satisfies Tool[];

/** Parses the arguments of a call. @throws Mistake, which says what is missing and what to pass. */
function checked({ name, inputSchema }: Tool, given: Record<string, unknown>): Record<string, string> {
  const known = Object.entries(inputSchema.properties ?? {}) as [string, { description: string }][];
  for (const argument of Object.keys(given))
    if (!known.some(([known]) => known === argument))
      throw new Mistake(
        `\`${name}\` has no argument \`${argument}\`. It takes: ${known.map(([known]) => `\`${known}\``).join(', ')}.`,
      );
  for (const [argument, { description }] of known) {
    const isMissing = given[argument] === undefined;
    if (isMissing && !inputSchema.required?.includes(argument)) continue;
    if (typeof given[argument] !== 'string' || given[argument] === '')
      throw new Mistake(
        `The argument \`${argument}\` of \`${name}\` is ${isMissing ? 'missing' : 'no text'}. Give it: ${description}`,
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
        throw new Mistake(
          `There is no tool \`${name}\`. There are: ${tools.map((one) => `\`${one.name}\``).join(', ')}.`,
        );
      return { content: [{ type: 'text', text: answer(checked(tool, given)) }] };
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      return { isError: true, content: [{ type: 'text', text: error.message }] };
    }
  });
  return server;
}
