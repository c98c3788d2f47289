/** What the fields of a form are, and what can be wrong with what is in them. Pure: machines import it. */
import { CONTROL_CHARACTERS, CONTROL_CHARACTERS_IN_TEXT, EMAIL_ADDRESS } from './limits';

/** What a control holds: a text, or a file input's file. */
export type FieldValue = string | File | null;

/** A field: its control, and what it asks for. */
export interface FieldDefinition {
  /** The control, in HTML's words. Default: `text`. */
  type?: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'file';
  /** A value of only spaces counts as none (D13). Default: false. */
  required?: boolean;
  /** The most it may hold, in UTF-16 units. What is longer is said, never cut off. */
  maxLength?: number;
  /** Of a select: what may be chosen, as it is sent. */
  options?: readonly string[];
  /** Of a file: its type, and the ending of its name, which decides where the system knows no type (D14). */
  accept?: { type: string; ending: string };
  /** Of a file: its largest size, in bytes. */
  maxBytes?: number;
  /** What it holds at first. Default: nothing; the first option of a select. */
  defaultValue?: string;
  /** HTML's `autocomplete`. */
  autoComplete?: string;
}

/** The fields of a form by their names, in their order on the page. */
export type Fields<Name extends string = string> = Readonly<Record<Name, FieldDefinition>>;

/** What the fields of a form hold, by name. */
export type Values<Name extends string = string> = Readonly<Record<Name, FieldValue>>;

/** What can be wrong with a value. A product's own rules may name other problems; the view has the words for them. */
export type Problem = 'missing' | 'malformed' | 'tooLong' | 'unprintable' | 'notAccepted' | 'tooLarge';

/** Only fields with something wrong have an entry, so a form without problems has an empty object. */
export type Problems<Name extends string = string> = Partial<Record<Name, string>>;

/** A product's own judgment of a field, asked when ours has nothing to say: the name of a problem, or undefined. */
export type Rules<Name extends string = string> = Partial<
  Record<Name, (value: FieldValue, values: Values<Name>) => string | undefined>
>;

/** What the controls hold before anybody has touched them. */
export function emptyValues<Name extends string>(fields: Fields<Name>): Values<Name> {
  const values: Record<string, FieldValue> = {};
  for (const [name, { type, options, defaultValue }] of Object.entries<FieldDefinition>(fields))
    values[name] = type === 'file' ? null : (defaultValue ?? (type === 'select' ? (options?.[0] ?? '') : ''));
  return values as Values<Name>;
}

/** What is wrong with one value, if anything. */
export function problemWith(value: FieldValue, field: FieldDefinition): Problem | undefined {
  if (value instanceof File) return problemWithFile(value, field);
  const text = value?.trim() ?? '';
  if (text === '') return field.required ? 'missing' : undefined;
  if (field.type === 'select') return field.options?.includes(text) ? undefined : 'missing';
  const unprintable = field.type === 'textarea' ? CONTROL_CHARACTERS_IN_TEXT : CONTROL_CHARACTERS;
  if (unprintable.test(text)) return 'unprintable';
  if (text.length > (field.maxLength ?? Number.POSITIVE_INFINITY)) return 'tooLong';
  return field.type === 'email' && !EMAIL_ADDRESS.test(text) ? 'malformed' : undefined;
}

/** What keeps a file from being taken, if anything. */
export function problemWithFile(file: File, { accept, maxBytes }: FieldDefinition): Problem | undefined {
  const isAccepted =
    !accept || file.type === accept.type || (file.type === '' && file.name.toLowerCase().endsWith(accept.ending));
  if (!isAccepted) return 'notAccepted';
  return file.size > (maxBytes ?? Number.POSITIVE_INFINITY) ? 'tooLarge' : undefined;
}

/** What is wrong with which field, in the order of the fields. */
export function problemsIn<Name extends string>(
  values: Values<Name>,
  fields: Fields<Name>,
  rules: Rules<Name> = {},
): Problems<Name> {
  const problems: Problems<Name> = {};
  for (const name of Object.keys(fields) as Name[]) {
    const problem = problemWith(values[name], fields[name]) ?? rules[name]?.(values[name], values);
    if (problem) problems[name] = problem;
  }
  return problems;
}

/** What is sent: every text without the spaces around it. */
export function trimmed<Name extends string>(values: Values<Name>): Values<Name> {
  const entries = Object.entries<FieldValue>(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries);
}
