/** The type of `components.json`: what is known of each component, for tools. */
import { z } from 'zod';

const prop = z.object({
  name: z.string(),
  required: z.boolean(),
  type: z.string().describe('In TypeScript, in names that the package exports.'),
  default: z.string().optional().describe('In TypeScript; absent where there is none that can be written down.'),
});

const exported = z.object({
  name: z.string(),
  kind: z.enum(['component', 'function', 'value']),
  props: z.array(prop).optional().describe('Of a component: those that the package declares.'),
  element: z.string().optional().describe('Of a component: the element whose own attributes it takes too.'),
  signature: z.string().optional().describe('Of a function or a constructor, in TypeScript.'),
});

const type = z.object({
  name: z.string(),
  members: z.array(prop),
  definition: z.string().optional().describe('Of a type without members, in TypeScript.'),
});

const machine = z.object({
  name: z.string().describe('What `@halloway/ui/machines` exports it as.'),
  states: z.array(
    z.object({
      region: z.string().optional().describe('Of a machine with parallel regions: the one that the state is in.'),
      state: z.string(),
      transitions: z
        .record(z.string(), z.string())
        .describe('By event. A guard stands in brackets, alternatives in order; `=` stays.'),
    }),
  ),
  events: z.array(z.object({ type: z.string(), data: z.string().optional() })),
});

const component = z.object({
  name: z.string(),
  title: z.string(),
  group: z.enum(['behaviours', 'elements', 'sections', 'forms']),
  summary: z.string().describe('One sentence.'),
  page: z
    .string()
    .describe('Its page, from where this file is: what it is for, with an example, and what each prop does.'),
  import: z.string(),
  stylesheet: z.string().optional(),
  exports: z.array(exported),
  types: z.array(type),
  scopes: z.array(z.string()).describe('What `data-scope` of its roots may say.'),
  parts: z.array(z.object({ name: z.string(), states: z.array(z.string()) })),
  madeOf: z.array(z.string()).describe('The components whose parts are in it too, by name.'),
  machine: machine.optional(),
  variables: z.array(z.string()).describe('The CSS variables that it is drawn with.'),
});

export const manifest = z.object({
  $schema: z.string(),
  package: z.string(),
  components: z.array(component),
});

/** With the words of its doc comment. */
type InWords<Thing> = Thing & { description: string };
type Exported = Omit<z.infer<typeof exported>, 'props'> & { props?: InWords<z.infer<typeof prop>>[] };
type Type = Omit<z.infer<typeof type>, 'members'> & { members: InWords<z.infer<typeof prop>>[] };

/** What is known of a component. `components.json` leaves out the words, which its page has. */
export interface DocumentedComponent extends InWords<Omit<z.infer<typeof component>, 'exports' | 'types'>> {
  exports: InWords<Exported>[];
  types: InWords<Type>[];
  /** Markdown, with its code as TSX. */
  example?: string;
  /** In Markdown, by heading. */
  sections: Readonly<Record<string, string>>;
}
export type Manifest = z.infer<typeof manifest>;

/** The same as a JSON schema, written beside the manifest. */
export const manifestSchema = () => z.toJSONSchema(manifest);
