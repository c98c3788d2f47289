/** Limits of fields (D32) and the choices of a message: forms check them before sending, the server before storing. Pure data. */

/** By field, in UTF-16 units, as HTML's `maxlength` counts. Generous: they protect the store rather than restrict the visitor. */
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

/** SPEC §3: the topics of a message, the default first. */
export const CONTACT_PRODUCTS = ['All', 'Transcribe', 'BDR', 'Phishing'] as const;
/** SPEC §3: the purposes of a message, the default first. */
export const CONTACT_PURPOSES = ['Schedule Demo', 'Add to Waitlist'] as const;

/** SPEC §9, D14: maximum size of a resume, in bytes. */
export const RESUME_BYTES = 10 * 1024 * 1024;

/**
 * Characters that a single line must not contain: control characters, which would let a sender forge lines wherever a field is
 * printed.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters
export const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f]/;

/** The same for multiline text, which may contain tabs and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all but tab and line breaks
export const CONTROL_CHARACTERS_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** The browsers' own rule for email fields (WHATWG HTML, `type=email`), so that client and server agree (R92, D31). */
export const EMAIL_ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** A visible character, of which a required field has one at least. `DI` are the code points that nothing shows; U+2800 is a braille cell without a dot. */
export const VISIBLE = /[^\p{C}\p{Z}\p{DI}\u2800]/u;
