/** What fields may hold at most (D32): the forms ask for it before they send, the server before it stores. Pure data. */

/** By field, in UTF-16 units, as HTML's `maxlength` counts. Generous: they bound the store, not the visitor. */
export const FIELD_LIMITS = {
  name: 200,
  firstName: 200,
  lastName: 200,
  email: 254,
  subject: 300,
  message: 10_000,
  phone: 40,
  mobile_number: 40,
  description: 10_000,
  position: 200,
} as const;

/** SPEC §9, D14: the largest resume, in bytes. */
export const RESUME_BYTES = 10 * 1024 * 1024;

/**
 * What a single line may not hold: control characters, which have no business in a name and would let a sender forge
 * lines wherever a field is printed.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
export const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f]/;

/** The same for text of several lines, which may have tabs and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all but tab and line breaks
export const CONTROL_CHARACTERS_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** A browser's own rule for an email field (WHATWG HTML, `type=email`), so that nobody disagrees with it (R92, D31). */
export const EMAIL_ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
