/** Ends a run of Vitest as every suite ends: unsteady tests, failures, and `N passed, N failed`. */
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type Failure, failureOf, lastLines } from './failures';

export default class LastLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[], reason: string) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const isPassed = (test: TestCase) => test.result().state === 'passed';
    // A skipped test counts as failed: it proves nothing.
    const failures = [
      ...tests.filter((test) => !isPassed(test)).map(named),
      ...modules.flatMap((module) => [
        ...module.errors().map(({ message }) => failureOf('the whole file', message, module.relativeModuleId)),
        // What failed before or after the tests of a group, which are then skipped.
        ...[...module.children.allSuites()].flatMap((suite) =>
          suite.errors().map(({ message }) => failureOf(suite.fullName, message, module.relativeModuleId)),
        ),
      ]),
      ...unhandled.map(({ message }) => failureOf('an error that no test has caught', message)),
    ];
    if (failures.length === 0 && tests.length === 0) failures.push(failureOf('Vitest', 'it ran no test'));
    if (failures.length === 0 && reason !== 'passed') failures.push(failureOf('Vitest', `it ended as ${reason}`));
    // What is expected to fail (`test.fails`) counts as flaky for Vitest.
    const unsteady = tests
      .filter((test) => isPassed(test) && test.diagnostic()?.flaky && !test.options.fails)
      .map(named);
    const passed = tests.filter(isPassed).length;
    process.stdout.write(`${lastLines({ passed, failures, unsteady }).join('\n')}\n`);
    if (failures.length > 0) process.exitCode = 1;
  }
}

function named(test: TestCase): Failure {
  const { state, errors } = test.result();
  return failureOf(test.fullName, errors?.[0]?.message ?? state, test.module.relativeModuleId);
}
