/** Ends a run of Playwright as every suite ends: unsteady tests, failures, and `N passed, N failed`. */
import { relative } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase, TestError } from 'playwright/types/testReporter';
import { type Failure, failureOf, lastLines } from './failures';

export default class LastLine implements Reporter {
  #tests: TestCase[] = [];
  #errors: TestError[] = [];

  onBegin(_: unknown, suite: Suite) {
    this.#tests = suite.allTests();
  }

  onError(error: TestError) {
    this.#errors.push(error);
  }

  printsToStdio = () => true;

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const of = (...outcomes: ReturnType<TestCase['outcome']>[]) =>
      this.#tests.filter((test) => outcomes.includes(test.outcome()));
    // A skipped test counts as failed: it proves nothing.
    const failures = [
      ...of('unexpected', 'skipped').map(named),
      ...this.#errors.map(({ message }) => failureOf('Playwright itself', message)),
    ];
    if (failures.length === 0 && this.#tests.length === 0) failures.push(failureOf('Playwright', 'it ran no test'));
    if (failures.length === 0 && status !== 'passed') failures.push(failureOf('Playwright', `it ended as ${status}`));
    const passed = of('expected', 'flaky').length;
    process.stdout.write(`\n${lastLines({ passed, failures, unsteady: of('flaky').map(named) }).join('\n')}\n`);
    return { status: failures.length > 0 ? 'failed' : status };
  }
}

function named(test: TestCase): Failure {
  // The root, the project and the file, which is named already.
  const [, project, , ...titles] = test.titlePath();
  const file = `${relative(process.cwd(), test.location.file)}:${test.location.line} (${project})`;
  const [error] = test.results.flatMap(({ errors }) => errors);
  return failureOf(titles.join(' '), error?.message ?? test.outcome(), file);
}
