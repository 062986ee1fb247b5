import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

/** What a run of tests leaves for the sum: counts, which tests held at their second try alone, and what failed. */
export type TotalsReport = {
  passed: number;
  failed: number;
  unsteady: string[];
  /** One line each: tests, hooks of files, and errors that no test waited for. */
  failures: string[];
};

const nameOf = (test: TestCase) => `${test.module.relativeModuleId}: ${test.fullName}`;

const firstLine = (error: Pick<SerializedError, 'message' | 'stacks'> | undefined) => {
  const at = error?.stacks?.[0];
  const line = error?.message.split('\n')[0] ?? 'no message';
  return at ? `${line} (${at.file}:${at.line})` : line;
};

/** Which file ran when it came up: as a rule the one that does not wait for it. */
const meanwhile = ({ VITEST_TEST_PATH: path }: SerializedError) =>
  typeof path === 'string' ? `, during ${relative(process.cwd(), path)}` : '';

/** A vitest reporter that writes a {@link TotalsReport} as JSON into the file that TOTALS_REPORT names. */
export default class TotalsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const path = process.env.TOTALS_REPORT;
    if (!path) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failed = tests.filter((test) => test.result().state === 'failed');
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const report: TotalsReport = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: failed.length,
      unsteady: tests.filter((test) => test.diagnostic()?.flaky).map(nameOf),
      failures: [
        ...failed.map((test) => `${nameOf(test)}: ${firstLine(test.result().errors?.[0])}`),
        ...suites.flatMap((suite) =>
          suite.errors().map((error) => {
            const module = suite.type === 'module' ? suite : suite.module;
            return `${module.relativeModuleId}: ${firstLine(error)}`;
          }),
        ),
        ...unhandled.map((error) => `outside the tests${meanwhile(error)}: ${firstLine(error)}`),
      ],
    };
    writeFileSync(path, JSON.stringify(report));
  }
}
