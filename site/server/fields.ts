import { z } from 'zod';
import { CONTROL_CHARACTERS, CONTROL_CHARACTERS_IN_TEXT, EMAIL_ADDRESS, FIELD_LIMITS } from '../../src/forms/limits';
import { quoted, Refusal } from './errors';

/** The schemas of the two forms (R30, R31, R33, R59, R61), with the limits that the forms themselves check (D32). */
const optional = (limit: number, forbidden = CONTROL_CHARACTERS) =>
  z
    .string('must be text')
    // A multipart form sends line breaks as two characters; the form counted one.
    .overwrite((value) => value.replaceAll('\r\n', '\n').trim())
    .refine((value) => !forbidden.test(value), 'contains control characters: remove them')
    .refine((value) => !/\p{Surrogate}/u.test(value), 'contains half a character: remove it')
    .refine((value) => value.length <= limit, `is too long: use at most ${limit} characters`);

/** At least one visible character: U+2800 is a braille cell without a dot. */
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

const required = (...rules: Parameters<typeof optional>) =>
  optional(...rules).refine((value) => VISIBLE.test(value), 'is required');

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

const email = required(FIELD_LIMITS.email).refine(
  (value) => EMAIL_ADDRESS.test(value),
  'must be an email address such as name@company.com',
);

export const contactForm = z.strictObject({
  name: required(FIELD_LIMITS.name),
  email,
  subject: required(FIELD_LIMITS.subject),
  message: required(FIELD_LIMITS.message, CONTROL_CHARACTERS_IN_TEXT),
  product: oneOf(['All', 'Transcribe', 'BDR', 'Phishing']),
  purpose: oneOf(['Schedule Demo', 'Add to Waitlist']),
});

/** The text fields of an application; the resume is a file of its own. */
export const careerForm = z.strictObject({
  name: required(FIELD_LIMITS.name),
  email,
  mobile_number: required(FIELD_LIMITS.mobile_number),
  position: required(FIELD_LIMITS.position),
  description: optional(FIELD_LIMITS.description, CONTROL_CHARACTERS_IN_TEXT).default(''),
});

export type ContactFields = z.infer<typeof contactForm>;
export type CareerFields = z.infer<typeof careerForm>;

/** Validates `value` for `form`. @throws {Refusal} 400 that names each field and its remedy. */
export function accept<T extends z.ZodType>(form: T, value: unknown): z.infer<T> {
  const result = form.safeParse(value);
  if (result.success) return result.data;
  // Only the first error of each field: an empty address is also an invalid one.
  const first = result.error.issues.filter(
    (issue, index, all) => index === all.findIndex(({ path }) => path[0] === issue.path[0]),
  );
  const fields: Record<string, string> = {};
  const reasons = first.map((issue) => {
    if (issue.code === 'unrecognized_keys') return `${issue.keys.map(quoted).join(', ')}: not a field of this form`;
    const field = issue.path[0];
    if (field === undefined) return 'The body must be one JSON object with the fields of the form';
    const missing = typeof value === 'object' && value !== null && !Object.hasOwn(value, field);
    const reason = missing ? 'is required' : issue.message;
    fields[String(field)] = `This ${reason}`;
    return `${String(field)} ${reason}`;
  });
  throw new Refusal(400, `${reasons.join('; ')}.`, {}, fields);
}
