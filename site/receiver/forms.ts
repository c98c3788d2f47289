import { z } from 'zod';
import { Refusal } from './refusal';

/**
 * What the two forms may contain (R30, R31, R33, R59, R61). Lengths are in UTF-16 units and generous: they bound the
 * store, not the visitor. Single-line fields refuse control characters, which have no business in a name and would let
 * a sender forge lines wherever a field is printed.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const controls = /[\u0000-\u001f\u007f-\u009f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all but tab and line breaks
const controlsInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

const required = (limit: number, forbidden = controls) =>
  z
    .string('must be text')
    .trim()
    .min(1, 'is required')
    .max(limit, `is too long: use at most ${limit} characters`)
    .refine((value) => !forbidden.test(value), 'contains control characters: remove them');

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

/** The same rule as a browser's email field, so that the two never disagree (WHATWG HTML). */
const email = required(254).regex(z.regexes.html5Email, 'must be an email address such as name@company.com');

export const contactForm = z.strictObject({
  name: required(200),
  email,
  subject: required(300),
  message: required(10_000, controlsInText),
  product: oneOf(['All', 'Transcribe', 'BDR', 'Phishing']),
  purpose: oneOf(['Schedule Demo', 'Add to Waitlist']),
});

/** The text fields of an application; the resume is a file of its own. */
export const careerForm = z.strictObject({
  name: required(200),
  email,
  mobile_number: required(40),
  position: required(200),
  description: z
    .string('must be text')
    .trim()
    .max(10_000, 'is too long: use at most 10000 characters')
    .refine((value) => !controlsInText.test(value), 'contains control characters: remove them')
    .default(''),
});

export type ContactFields = z.infer<typeof contactForm>;
export type CareerFields = z.infer<typeof careerForm>;

/** `value` as `form` wants it. @throws {Refusal} 400 that names each field and its remedy. */
export function accept<T extends z.ZodType>(form: T, value: unknown): z.infer<T> {
  const result = form.safeParse(value);
  if (result.success) return result.data;
  // Only the first fault of each field: that an empty address is also no address helps nobody.
  const first = result.error.issues.filter(
    (issue, index, all) => index === all.findIndex(({ path }) => path[0] === issue.path[0]),
  );
  const reasons = first.map((issue) => {
    if (issue.code === 'unrecognized_keys') return `${issue.keys.map(quoted).join(', ')}: not a field of this form`;
    const field = issue.path[0];
    if (field === undefined) return 'The body must be one JSON object with the fields of the form';
    const missing = typeof value === 'object' && value !== null && !Object.hasOwn(value, field);
    return `${String(field)} ${missing ? 'is required' : issue.message}`;
  });
  throw new Refusal(400, `${reasons.join('; ')}.`);
}

/** A sender's own words inside a reason: short, and on one line. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}
