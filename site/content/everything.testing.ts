/** Everything that the site says, for the tests of its words. */
const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.{test,testing}.ts'], { eager: true });

/** The sources of the site, without tests and the server. */
export const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx,mdx}', '!../**/*.{test,testing}.ts', '!../server/**'],
  { eager: true, query: '?raw', import: 'default' },
);

interface Found {
  /** File and keys: `./home.ts home hero greeting`. */
  at: string;
  value: unknown;
}

function* everything(value: unknown, at: string): Generator<Found> {
  yield { at, value };
  if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* everything(part, `${at} ${key}`);
}

/** Every value of the content, with its path. */
export const content = Object.entries(modules).flatMap(([file, exports]) => [...everything(exports, file)]);

/** Every text of the content, with its path. */
export const strings = content.filter(
  (found): found is { at: string; value: string } => typeof found.value === 'string',
);
