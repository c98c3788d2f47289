/** How a suite ends: unsteady tests, failures, and the line that `tests/tools/run.ts` adds up. */
import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  title: string;
  /** From the repository's root. */
  file?: string;
  /** The reason, in one line. */
  error: string;
}

const firstLine = (text: string | undefined) =>
  stripVTControlCharacters(text ?? '')
    .split('\n')
    .find((line) => line.trim())
    ?.trim();

/** A failure by its error's first line. */
export const failureOf = (title: string, error: string | undefined, file?: string): Failure => ({
  title,
  error: firstLine(error) ?? 'it gave no reason',
  ...(file && { file }),
});

interface Ended {
  passed: number;
  failures: readonly Failure[];
  unsteady: readonly Failure[];
}

/** The end of a suite's log. */
export const lastLines = ({ passed, failures, unsteady }: Ended) => [
  ...listed('── What passed only when it was run again', unsteady),
  ...listed('── What failed', failures),
  '',
  `${passed} passed, ${failures.length} failed`,
];

const listed = (heading: string, failures: readonly Failure[]) =>
  failures.length === 0
    ? []
    : ['', heading, ...failures.map(({ title, file, error }) => `✗ ${file ? `${file}: ` : ''}${title}\n    ${error}`)];
