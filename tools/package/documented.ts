/** The type of `components.json`: what is known of each component, for tools. */
import { z } from 'zod';
import type { Prop, SentEvent } from './api';

const exported = z.object({ name: z.string(), kind: z.enum(['component', 'function', 'value']) });

const component = z.object({
  name: z.string(),
  title: z.string(),
  group: z.enum(['behaviours', 'elements', 'sections', 'forms']),
  summary: z.string().describe('One sentence.'),
  page: z
    .string()
    .describe('Its page, from where this file is: what it is for, an example, each prop, type and state.'),
  import: z.string(),
  stylesheet: z.string().optional(),
  exports: z.array(exported),
  types: z.array(z.string()).describe('The types that its entry exports, by name.'),
  scopes: z.array(z.string()).describe('What `data-scope` of its roots may say.'),
  parts: z.array(z.object({ name: z.string(), states: z.array(z.string()) })),
  madeOf: z.array(z.string()).describe('The components whose parts are in it too, by name.'),
  machine: z.string().optional().describe('What `@halloway/ui/machines` exports its machine as.'),
  variables: z.array(z.string()).describe('The CSS variables that it is drawn with.'),
});

export const manifest = z.object({
  $schema: z.string(),
  package: z.string(),
  components: z.array(component),
});

interface DocumentedExport extends z.infer<typeof exported> {
  description: string;
  /** Of a component: those that the package declares. */
  props?: Prop[];
  /** Of a component: the element whose own attributes it takes too. */
  element?: string;
  /** Of a function or a constructor, in TypeScript. */
  signature?: string | undefined;
}

interface DocumentedType {
  name: string;
  description: string;
  members: Prop[];
  /** Of a type without members, in TypeScript. */
  definition?: string;
}

interface DocumentedMachine {
  name: string;
  states: {
    /** Of a machine with parallel regions: the one that the state is in. */
    region?: string;
    state: string;
    /** By event. A guard stands in brackets, alternatives in order; `=` stays. */
    transitions: Record<string, string>;
  }[];
  events: SentEvent[];
}

/** What is known of a component. `components.json` leaves out what its page and its types say. */
export interface DocumentedComponent extends Omit<z.infer<typeof component>, 'exports' | 'types' | 'machine'> {
  description: string;
  exports: DocumentedExport[];
  types: DocumentedType[];
  machine?: DocumentedMachine;
  /** Markdown, with its code as TSX. */
  example?: string;
  /** In Markdown, by heading. */
  sections: Readonly<Record<string, string>>;
}
export type Manifest = z.infer<typeof manifest>;

/** The same as a JSON schema, written beside the manifest. */
export const manifestSchema = () => z.toJSONSchema(manifest);
