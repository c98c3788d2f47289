import { z } from 'zod';
import {
  CONTACT_PRODUCTS,
  CONTACT_PURPOSES,
  CONTROL_CHARACTERS,
  CONTROL_CHARACTERS_IN_TEXT,
  EMAIL_ADDRESS,
  FIELD_LIMITS,
  VISIBLE,
} from '../../src/forms/limits';
import { quoted, Refusal } from './errors';

/** The error of a field that is there, or is not. */
const orRequired = (reason: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'is required' : reason),
});

const optional = (limit: number, forbidden = CONTROL_CHARACTERS) =>
  z
    .string(orRequired('must be text'))
    // A multipart form sends line breaks as two characters; the form counted one.
    .overwrite((value) => value.replaceAll('\r\n', '\n').trim())
    .refine((value) => !forbidden.test(value), 'contains control characters: remove them')
    .refine((value) => !/\p{Surrogate}/u.test(value), 'contains half a character: remove it')
    .refine((value) => value.length <= limit, `is too long: use at most ${limit} characters`);

const required = (...rules: Parameters<typeof optional>) =>
  optional(...rules).refine((value) => VISIBLE.test(value), 'is required');

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, orRequired(`must be one of ${values.join(', ')}`));

const email = required(FIELD_LIMITS.email).refine(
  (value) => EMAIL_ADDRESS.test(value),
  'must be an email address such as name@company.com',
);

/** The schemas of the two forms (R30, R31, R33, R59, R61), with the limits that the forms themselves check (D32). */
export const contactForm = z.strictObject({
  name: required(FIELD_LIMITS.name),
  email,
  subject: required(FIELD_LIMITS.subject),
  message: required(FIELD_LIMITS.message, CONTROL_CHARACTERS_IN_TEXT),
  product: oneOf(CONTACT_PRODUCTS),
  purpose: oneOf(CONTACT_PURPOSES),
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

/** Validates the body of a form, as Fastify asks: its data, or a refusal that names each field and its remedy. */
export function validate(form: z.ZodType, body: unknown): { value: unknown } | { error: Refusal } {
  const { data, error } = form.safeParse(body);
  if (!error) return { value: data };
  const fields: Record<string, string> = {};
  const reasons: string[] = [];
  for (const issue of error.issues) {
    const [field] = issue.path.map(String);
    if (issue.code === 'unrecognized_keys')
      reasons.push(`${issue.keys.map(quoted).join(', ')}: not a field of this form`);
    else if (field === undefined) reasons.push('The body must be one JSON object with the fields of the form');
    else if (fields[field] === undefined) {
      // Only the first error of each field: an empty address is also an invalid one.
      fields[field] = `This ${issue.message}`;
      reasons.push(`${field} ${issue.message}`);
    }
  }
  return { error: new Refusal(400, `${reasons.join('; ')}.`, {}, fields) };
}
