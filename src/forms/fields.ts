/** Types and validation of form fields. No side effects: machines import it. */
import { filterEntries, mapEntries } from './entries';
import { CONTROL_CHARACTERS, CONTROL_CHARACTERS_IN_TEXT, EMAIL_ADDRESS, VISIBLE } from './limits';
import { formatNumber, numberAt, parseNumber, rewriteNumber, stepsFrom, withoutMarks } from './numbers';

/** The value of a control: a text, the chosen ones of a group of checkboxes, or a file. */
export type FieldValue = string | File | null | readonly string[];

/** The kinds of controls. Those that HTML has are called as there. */
export type FieldType =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'password'
  | 'textarea'
  | 'number'
  | 'date'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'switch'
  | 'file';

/** A field: its control and its rules. */
export interface FieldDefinition {
  /**
   * The kind of control, in HTML's terms. Default: `text`. A `checkbox` with `options` is a group of them. A `switch` is a
   * checkbox that assistive technology calls a switch.
   */
  type?: FieldType | undefined;
  /** A value of only spaces counts as empty (D13). Default: false. */
  required?: boolean | undefined;
  /** Maximum length in UTF-16 units. Longer values are an error, never truncated. */
  maxLength?: number | undefined;
  /** The options of a select, radio group or group of checkboxes, as submitted. */
  options?: readonly string[] | undefined;
  /** The least value: of a number, or of a date as `2026-11-24`. */
  min?: number | string | undefined;
  /** The greatest value. */
  max?: number | string | undefined;
  /**
   * The steps of a number from `min` or its initial value, as in HTML: the arrow keys go to the next one, and a number between
   * two is a problem. Default: 1 for the keys, any number for the reader.
   */
  step?: number | undefined;
  /** The currency of a number, as `EUR`: its sign is shown beside the label, and used in messages. */
  currency?: string | undefined;
  /** The locale in which a number is read and written. Default: `texts.locale`. */
  locale?: string | undefined;
  /** HTML's `accept` (`image/*,.csv`), or a type and its extension: a file that has one of them is accepted (D14). */
  accept?: string | { type: string; ending: string } | undefined;
  /** Maximum size of a file, in bytes. */
  maxBytes?: number | undefined;
  /** The initial value. Default: empty; the first option of a select. */
  defaultValue?: string | number | boolean | readonly string[] | undefined;
  /** HTML's `autocomplete`. */
  autoComplete?: string | undefined;
  /** As in HTML: shown, but neither validated nor submitted. */
  disabled?: boolean | undefined;
  /** As in HTML: submitted, but not to be changed. */
  readOnly?: boolean | undefined;
}

/** The fields of a form by name, in order. */
export type FieldDefinitions<Name extends string = string> = Readonly<Record<Name, FieldDefinition>>;

/** The fields that a product gives a form: one that is `undefined` is left out. */
export type FieldsByName = Readonly<Record<string, FieldDefinition | undefined>>;

/** The values of a form's controls, by name. */
export type FormValues<Name extends string = string> = Readonly<Record<Name, FieldValue>>;

/** The submitted value of a field of any kind. */
export type FieldData = string | number | boolean | File | null | readonly string[];

/** The submitted value of one field. */
type DataOfField<Field> = Field extends { readonly type: 'file' }
  ? IfRequired<Field, File, null>
  : Field extends { readonly type: 'number' }
    ? IfRequired<Field, number, null>
    : Field extends { readonly type: 'checkbox'; readonly options: readonly (infer Option)[] }
      ? readonly Option[]
      : Field extends { readonly type: 'checkbox' | 'switch' }
        ? boolean
        : Field extends { readonly type: 'select'; readonly options: readonly (infer Option)[] }
          ? Option
          : Field extends { readonly type: 'radio'; readonly options: readonly (infer Option)[] }
            ? IfRequired<Field, Option, ''>
            : FieldDefinition extends Field
              ? [keyof Field] extends [never]
                ? string
                : FieldData
              : string;

type IfRequired<Field, Data, Empty> = Field extends { readonly required: true } ? Data : Data | Empty;

type Simplified<Type> = { [Name in keyof Type]: Type[Name] };

/** The data of fields that only run time knows, and of controls that are no fields. */
export type SubmittedData = Readonly<Record<string, FieldData | readonly FieldValue[]>>;

/** The data of a form with these fields. A conditional field is optional, and one that is `undefined` is not in it. */
export type DataOf<Given extends FieldsByName> = {
  -readonly [Name in keyof Given as Given[Name] extends undefined ? never : Name]: DataOfField<
    Exclude<Given[Name], undefined>
  >;
};

/** The data of a ready form whose product adds, changes or takes away fields. */
export type DataWith<Base, Own extends FieldsByName> = [keyof Own] extends [never]
  ? Base
  : Simplified<Omit<Base, keyof Own> & DataOf<Own>>;

/** The data while it is entered: a required number or file may be missing. */
export type Entered<Data> = {
  [Name in keyof Data]: Data[Name] extends string | boolean | readonly unknown[] | undefined
    ? Data[Name]
    : Data[Name] | null;
};

/** Initial values: a choice may be any text, for example from the address, and is used if there is such an option. */
export type InitialValues<Data> = {
  readonly [Name in keyof Data]?: (Data[Name] extends string | undefined ? string : Data[Name]) | undefined;
};

/** What only the page knows of a form's controls, when it is submitted. */
export interface FormControls {
  /** Fields without an enabled control: as in HTML, they are neither validated nor submitted. */
  skipped: readonly string[];
  /** The browser's messages about controls that violate their native constraints, by name. */
  problems: FieldProblems;
  /** The values of named controls that are not fields: an array if several share a name. Passwords, with their outer spaces. */
  values: Readonly<Record<string, FieldValue | readonly FieldValue[]>>;
  /** Those that nobody sees, such as in a tab that is not shown: their problems are shown with the form's result. */
  unseen?: readonly string[] | undefined;
  /** Whether the pressed button has `formNoValidate`: as in HTML, nothing is validated. */
  noValidate?: boolean | undefined;
}

/** The problems of a value. A product's own rules may return other names; the texts contain their messages. */
export type FieldProblem =
  | 'missing'
  | 'malformed'
  | 'tooLong'
  | 'unprintable'
  | 'notUrl'
  | 'notNumber'
  | 'notDate'
  | 'tooLow'
  | 'tooHigh'
  | 'stepMismatch'
  | 'tooEarly'
  | 'tooLate'
  | 'notAccepted'
  | 'tooLarge'
  | 'unreadable';

/** Problems by field. Valid fields have no entry. */
export type FieldProblems<Name extends string = string> = Partial<Record<Name, string>>;

/** A method, so that a rule for a known type of value is also one for a value that only run time knows. */
interface Ruling<Value, Data> {
  rule(value: Value, data: Data): string | undefined;
}

/** A product's own rule for a field, applied if the built-in ones find nothing: returns the name of a problem, or undefined. */
export type FormRules<Data = Readonly<Record<string, FieldData>>> = {
  readonly [Name in keyof Data]?: Ruling<Exclude<Data[Name], undefined>, Entered<Data>>['rule'] | undefined;
};

/** The entry of a name, even if the name is also that of a property of every object, such as `constructor`. @internal */
export const own = <Entry>(entries: { readonly [name: string]: Entry }, name: string): Entry | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;

/**
 * The words of a problem, whatever it is: a server may answer with a list of messages, or with an object that contains them.
 * Undefined if there are none, as in a promise. @internal
 */
export function wordsOf(problem: unknown, depth = 4): string | undefined {
  if (typeof problem === 'string' || typeof problem === 'number') return String(problem) || undefined;
  if (typeof problem !== 'object' || problem === null || depth === 0) return undefined;
  const { message = problem } = problem as { message?: unknown };
  const words = Object.values(typeof message === 'object' ? (message ?? {}) : [message]);
  return words.flatMap((one) => wordsOf(one, depth - 1) ?? []).join(' ') || undefined;
}

/** The problems that somebody else has found, in words. What is for no field has the name `''`. @internal */
export function problemsFrom(answer: unknown): FieldProblems {
  const byName = typeof answer === 'object' && !Array.isArray(answer) ? (answer ?? {}) : { '': answer };
  const said = mapEntries(byName as Record<string, unknown>, (problem) => wordsOf(problem));
  return filterEntries(said, (_, words) => words) as FieldProblems;
}

/** Whether it is a file, also one of another window: each has its own `File`. @internal */
export const isFile = (value: unknown): value is File => typeof value === 'object' && value !== null && 'size' in value;

/** Whether two values are equal; those of a group by their options, in any order. @internal */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((option) => other.includes(option))
    : one === other;

/** Whether its controls are a group with one name. @internal */
export const isGroup = ({ type, options }: FieldDefinition): boolean =>
  type === 'radio' || (type === 'checkbox' && options !== undefined);

/** Whether it has one checkbox, whose data is a boolean. @internal */
export const isCheckbox = ({ type, options }: FieldDefinition): boolean =>
  type === 'switch' || (type === 'checkbox' && options === undefined);

/** The data of a field as the value of its control. @internal */
export function toControl(data: FieldData | undefined, { type, locale }: FieldDefinition): FieldValue {
  if (typeof data === 'number') return Number.isNaN(data) ? '' : formatNumber(data, locale);
  return typeof data === 'boolean' ? (data ? 'on' : '') : (data ?? (type === 'file' ? null : ''));
}

/** The text of a number after its field has changed: in the notation of the new locale. @internal */
export function inNotation(value: FieldValue, before: FieldDefinition, after: FieldDefinition): FieldValue {
  if (before.type !== 'number' || after.type !== 'number' || typeof value !== 'string') return value;
  return rewriteNumber(value, before.locale, after.locale, before.currency);
}

/** The value of a control as the data of its field: texts are trimmed, numbers are read. @internal */
export function toData(value: FieldValue, field: FieldDefinition): FieldData {
  if (isCheckbox(field)) return Boolean(value);
  if (field.type === 'number') {
    const number = parseNumber(String(value ?? ''), field.locale, field.currency);
    return Number.isNaN(number) ? null : number;
  }
  return typeof value === 'string' && field.type !== 'password' ? textOf(value, field) : value;
}

/** Whether it is a phone number or an address: no such text has invisible marks. @internal */
export const isAddress = (type: FieldType | undefined): type is 'tel' | 'url' | 'email' =>
  /tel|url|email/.test(String(type));

/** A text as it is sent. @internal */
export const textOf = (text: string, { type }: FieldDefinition): string =>
  (isAddress(type) ? withoutMarks(text) : text).trim();

/** The data of all values; those without a field are texts. */
export const dataOf = (values: FormValues, fields: FieldDefinitions): Record<string, FieldData> =>
  mapEntries(values, (value, name) => toData(value, own(fields, name) ?? {}));

/** The initial values of the controls. */
export const emptyValues = <Name extends string>(fields: FieldDefinitions<Name>): FormValues<Name> =>
  mapEntries<Name, FieldDefinition, FieldValue>(fields, emptyValue);

function emptyValue(field: FieldDefinition): FieldValue {
  const { type, options, defaultValue } = field;
  if (type === 'file') return null;
  if (defaultValue !== undefined) return toControl(defaultValue, field);
  if (type === 'checkbox' && options) return [];
  return type === 'select' ? (options?.[0] ?? '') : '';
}

/** Whether a value is one that its control can show: an option, where there are any. @internal */
export function isOption(value: FieldValue | undefined, field: FieldDefinition): boolean {
  if (field.type !== 'select' && !isGroup(field)) return true;
  // No radio button is chosen.
  if (field.type === 'radio' && value === '') return true;
  return [value].flat().every((one) => field.options?.some((option) => option === one));
}

/** The problem of one value, if any. */
export function problemWith(value: FieldValue, field: FieldDefinition): FieldProblem | undefined {
  if (isFile(value)) return problemWithFile(value, field);
  if (typeof value === 'object' && value?.length) return isOption(value, field) ? undefined : 'missing';
  const text = textOf(String(value ?? ''), field);
  if (field.required && !VISIBLE.test(text)) return 'missing';
  if (text === '') return undefined;
  if (!isOption(text, field)) return 'missing';
  if (field.type === 'number') return problemWithNumber(text, field);
  if (field.type === 'date') return problemWithDate(text, field);
  const unprintable = field.type === 'textarea' ? CONTROL_CHARACTERS_IN_TEXT : CONTROL_CHARACTERS;
  if (unprintable.test(text)) return 'unprintable';
  if (text.length > (field.maxLength ?? Number.POSITIVE_INFINITY)) return 'tooLong';
  if (field.type === 'url' && !isUrl(text)) return 'notUrl';
  return field.type === 'email' && !EMAIL_ADDRESS.test(text) ? 'malformed' : undefined;
}

/** Whether it is an address of a page. Not `URL.canParse`, which the oldest browsers lack. */
function isUrl(text: string): boolean {
  try {
    return /^https?:/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** Beyond the safe integers, JavaScript would make another number of what was typed. */
function problemWithNumber(text: string, field: FieldDefinition): FieldProblem | undefined {
  const { locale, currency, min, max } = field;
  const number = parseNumber(text, locale, currency);
  if (Number.isNaN(number)) return 'notNumber';
  if (number < Number(min ?? Number.MIN_SAFE_INTEGER)) return 'tooLow';
  if (number > Number(max ?? Number.MAX_SAFE_INTEGER)) return 'tooHigh';
  return nearestStep(number, field) === number ? undefined : 'stepMismatch';
}

/** A limit of a number. None if it is no number. @internal */
export const bound = (limit: number | string | undefined): number | undefined =>
  Number.isNaN(Number(limit)) ? undefined : Number(limit);

/** The number itself, if it is one of its field's steps, or the step beside it. @internal */
export function nearestStep(number: number, field: FieldDefinition): number {
  const { min, max, step = 0, defaultValue } = field;
  if (!(step > 0)) return number;
  const first = bound(min) ?? Number(toData(toControl(defaultValue, field), field));
  const steps = stepsFrom(first, number, step);
  if (Number.isInteger(steps)) return number;
  const above = numberAt(first, Math.ceil(steps), step);
  return above > Number(max ?? Number.POSITIVE_INFINITY) ? numberAt(first, Math.floor(steps), step) : above;
}

/** Dates as HTML writes them: they sort as texts. */
function problemWithDate(text: string, { min, max }: FieldDefinition): FieldProblem | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || new Date(text).toJSON()?.slice(0, 10) !== text) return 'notDate';
  if (min !== undefined && text < String(min)) return 'tooEarly';
  return max !== undefined && text > String(max) ? 'tooLate' : undefined;
}

/** HTML's `accept` of a file's field. @internal */
export const acceptOf = ({ accept }: FieldDefinition): string | undefined =>
  typeof accept === 'object' ? `${accept.type},${accept.ending}` : accept;

/** As browsers' pickers: systems give one ending several types, or none. Without a type, the endings say it, if there are any. */
function isAccepted({ type, name }: File, accept: string): boolean {
  const listed = accept
    .toLowerCase()
    .split(',')
    .map((one) => one.trim());
  if (!type && !listed.some((one) => one.startsWith('.'))) return true;
  return listed.some((one) =>
    one.startsWith('.')
      ? name.toLowerCase().endsWith(one)
      : type.toLowerCase() === one || (one.endsWith('/*') && type.toLowerCase().startsWith(one.slice(0, -1))),
  );
}

/** The problem of a file, if any. */
export function problemWithFile(file: File, field: FieldDefinition): FieldProblem | undefined {
  const accept = acceptOf(field);
  if (accept && !isAccepted(file, accept)) return 'notAccepted';
  return file.size > (field.maxBytes ?? Number.POSITIVE_INFINITY) ? 'tooLarge' : undefined;
}

/** The problems by field, in the order of the fields. */
export function problemsIn<Name extends string>(
  values: FormValues<Name>,
  fields: FieldDefinitions<Name>,
  rules: FormRules = {},
): FieldProblems<Name> {
  const problems: FieldProblems<Name> = {};
  const data = dataOf(values, fields);
  for (const name of Object.keys(fields) as Name[]) {
    const rule = own(rules, name);
    const field: FieldDefinition = fields[name];
    // As in HTML, what nobody can change has no constraints.
    let problem: string | undefined = field.readOnly ? undefined : problemWith(values[name], field);
    try {
      problem ??= wordsOf(rule?.(data[name] ?? null, data));
    } catch {
      // A rule that throws finds nothing: it would take the page down.
    }
    if (problem) problems[name] = problem;
  }
  return problems;
}
