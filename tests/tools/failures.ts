/** Failures of a test run, read from the runners' JSON reports and formatted for the end of a log. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  title: string;
  /** From the repository's root; a suite's own checks have none. */
  file?: string;
  /** The reason, in one line. */
  error: string;
}

export interface VitestReport {
  numPassedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

export interface PlaywrightReport {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}
interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

const firstLine = (text: string | undefined) =>
  stripVTControlCharacters(text ?? '')
    .split('\n')
    .find((line) => line.trim())
    ?.trim();

const local = (path: string) => relative(process.cwd(), path);

/** Failed tests, and test files that could not be loaded. */
export const vitestFailures = ({ testResults }: VitestReport): Failure[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = local(name);
    if (status === 'failed' && assertionResults.length === 0)
      return [{ title: 'the whole file', file, error: firstLine(message) ?? status }];
    return assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) => ({ title: test.fullName, file, error: firstLine(test.failureMessages?.[0]) ?? test.status }));
  });

/** Tests that passed only on the retry: the runner keeps the error of the first attempt. */
export const vitestUnsteady = ({ testResults }: VitestReport): Failure[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ fullName, status, failureMessages }) => {
      const error = firstLine(failureMessages?.[0]);
      return status === 'passed' && error ? [{ title: fullName, file: local(name), error }] : [];
    }),
  );

const playwrightTests = ({ config, suites }: PlaywrightReport, wanted: (status: string) => boolean): Failure[] => {
  const within = (suite: PlaywrightSuite, titles: string[]): Failure[] => [
    ...suite.specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => wanted(status))
        .map(({ projectName, status, results }) => ({
          title: [...titles, spec.title].join(' '),
          file: `${local(`${config.rootDir}/${spec.file}`)}:${spec.line} (${projectName})`,
          error: firstLine(results.flatMap((result) => result.errors)[0]?.message) ?? status,
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => within(inner, [...titles, inner.title])),
  ];
  // The outermost suite is the file, which is named already.
  return suites.flatMap((suite) => within(suite, []));
};

/** Failed tests, and errors of the runner itself. */
export const playwrightFailures = (report: PlaywrightReport): Failure[] => [
  ...playwrightTests(report, (status) => status !== 'expected' && status !== 'flaky'),
  ...report.errors.map(({ message }) => ({ title: 'Playwright itself', error: firstLine(message) ?? 'failed' })),
];

/** Tests that passed only on the retry. */
export const playwrightUnsteady = (report: PlaywrightReport): Failure[] =>
  playwrightTests(report, (status) => status === 'flaky');

/** The headings of the lists at the end of a suite; `.ci/run` searches for them. */
const headings = { failed: '── What failed', unsteady: '── What passed only when it was run again' };

/** The end of a suite's log without its last line; empty when everything passed at once. */
export const failureLines = (failures: readonly Failure[], heading: keyof typeof headings = 'failed') =>
  failures.length === 0
    ? []
    : [
        '',
        headings[heading],
        ...failures.map(({ title, file, error }) => `✗ ${file ? `${file}: ` : ''}${title}\n    ${error}`),
      ];

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

/** The end of a suite's log: unsteady tests, failures, and the line that `.ci/run` adds up. */
export const lastLines = ({ passed, failures, unsteady }: Ended) => [
  ...failureLines(unsteady, 'unsteady'),
  ...failureLines(failures),
  '',
  `${passed} passed, ${failures.length} failed`,
];
