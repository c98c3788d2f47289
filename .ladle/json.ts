/** Events as JSON for the panel, the editor and the permalink. Files keep their name, type and size. */

interface FileMark {
  $file: { name: string; type: string; size: number };
}

export function toJson(value: unknown, space?: number): string {
  return JSON.stringify(value, mark, space) ?? 'null';
}

/** The value of a JSON text; undefined if it is none, such as a link that was cut. */
export function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '', (_key, value) => (isFileMark(value) ? unmark(value) : value));
  } catch {
    return undefined;
  }
}

/** Whether it is neither a list nor a plain value. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mark(_key: string, value: unknown): unknown {
  if (value instanceof File) return { $file: { name: value.name, type: value.type, size: value.size } };
  if (value instanceof Error) {
    const { name, message, fields } = value as Error & { fields?: unknown };
    return { error: message, ...(name !== 'Error' && { name }), ...(fields !== undefined && { fields }) };
  }
  if (value instanceof Node || value instanceof AbortSignal || typeof value === 'function') return undefined;
  return value;
}

const isFileMark = (value: unknown): value is FileMark => isObject(value) && '$file' in value;

/** The largest file that a link makes, in bytes: larger than any limit of a form, and little for the browser. */
const LARGEST = 32 * 1024 * 1024;

/** A file of that size; a PDF starts with the signature of one. */
function unmark({ $file: { name, type, size } }: FileMark): File {
  const bytes = new Uint8Array(Math.min(Number(size) || 0, LARGEST));
  bytes.set(new TextEncoder().encode('%PDF-1.7\n').subarray(0, bytes.length));
  return new File([bytes], name, { type });
}
