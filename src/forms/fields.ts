/** Types and validation of form fields. No side effects: machines import it. */
import { CONTROL_CHARACTERS, CONTROL_CHARACTERS_IN_TEXT, EMAIL_ADDRESS } from './limits';

/** The value of a control: a text, or a file. */
export type FieldValue = string | File | null;

/** A field: its control and its rules. */
export interface FieldDefinition {
  /** The kind of control, in HTML's terms. Default: `text`. The value of a checkbox is `on`, or empty if it is not ticked. */
  type?: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'file' | 'checkbox' | undefined;
  /** A value of only spaces counts as empty (D13). Default: false. */
  required?: boolean | undefined;
  /** Maximum length in UTF-16 units. Longer values are an error, never truncated. */
  maxLength?: number | undefined;
  /** The options of a select, as submitted. */
  options?: readonly string[] | undefined;
  /** The type of a file and its extension, which decides if the system reports no type (D14). */
  accept?: { type: string; ending: string } | undefined;
  /** Maximum size of a file, in bytes. */
  maxBytes?: number | undefined;
  /** The initial value. Default: empty; the first option of a select. */
  defaultValue?: string | undefined;
  /** HTML's `autocomplete`. */
  autoComplete?: string | undefined;
}

/** The fields of a form by name, in order. */
export type Fields<Name extends string = string> = Readonly<Record<Name, FieldDefinition>>;

/** The values of a form's fields, by name. */
export type Values<Name extends string = string> = Readonly<Record<Name, FieldValue>>;

/** What only the page knows of a form's controls, when it is submitted. */
export interface FormControls {
  /** Fields without an enabled control: as in HTML, they are neither validated nor submitted. */
  skipped: readonly string[];
  /** The browser's messages about controls that violate their native constraints, by name. */
  problems: Problems;
  /** The values of named controls that are not fields: an array if several share a name. Passwords, with their outer spaces. */
  values: Readonly<Record<string, FieldValue | readonly FieldValue[]>>;
}

/** The problems of a value. A product's own rules may return other names; the texts contain their messages. */
export type Problem = 'missing' | 'malformed' | 'tooLong' | 'unprintable' | 'notAccepted' | 'tooLarge';

/** Problems by field. Valid fields have no entry. */
export type Problems<Name extends string = string> = Partial<Record<Name, string>>;

/** A product's own rule for a field, applied if the built-in ones find nothing: returns the name of a problem, or undefined. */
export type Rules<Name extends string = string> = Partial<
  Record<Name, (value: FieldValue, values: Values<Name>) => string | undefined>
>;

/** The entry of a name, even if the name is also that of a property of every object, such as `constructor`. @internal */
export const own = <Entry>(entries: { readonly [name: string]: Entry }, name: string): Entry | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;

/** The initial values of the controls. */
export function emptyValues<Name extends string>(fields: Fields<Name>): Values<Name> {
  const values: Record<string, FieldValue> = {};
  for (const [name, { type, options, defaultValue }] of Object.entries<FieldDefinition>(fields))
    values[name] = type === 'file' ? null : (defaultValue ?? (type === 'select' ? (options?.[0] ?? '') : ''));
  return values as Values<Name>;
}

/** The problem of one value, if any. */
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

/** The problem of a file, if any. */
export function problemWithFile(file: File, { accept, maxBytes }: FieldDefinition): Problem | undefined {
  const isAccepted =
    !accept || file.type === accept.type || (file.type === '' && file.name.toLowerCase().endsWith(accept.ending));
  if (!isAccepted) return 'notAccepted';
  return file.size > (maxBytes ?? Number.POSITIVE_INFINITY) ? 'tooLarge' : undefined;
}

/** The problems by field, in the order of the fields. */
export function problemsIn<Name extends string>(
  values: Values<Name>,
  fields: Fields<Name>,
  rules: Rules<Name> = {},
): Problems<Name> {
  const problems: Problems<Name> = {};
  for (const name of Object.keys(fields) as Name[]) {
    const problem =
      problemWith(values[name], fields[name]) ?? own<Rules<Name>[Name]>(rules, name)?.(values[name], values);
    if (problem) problems[name] = problem;
  }
  return problems;
}

/** The submitted values: texts are trimmed. */
export function trimmed<Name extends string>(values: Values<Name>): Values<Name> {
  const entries = Object.entries<FieldValue>(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries);
}
