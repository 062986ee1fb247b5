import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { JsonTestResults } from 'vitest/reporters';
import { runProcess, runScript } from './processes.ts';
import { projectRoot } from './project-root.ts';

/** Numbers of passed and failed tests. */
export type Totals = { passed: number; failed: number };

/** One stage of the test run with its totals and a line per failure. */
export type StageResult = { stage: string; totals: Totals; failures: string[] };

const print = (line: string) => console.log(line);
const firstLine = (text = '') => text.split('\n')[0] ?? '';

/** Runs an npm script that either passes or fails, and counts it as one test; its output is printed on failure. */
export async function runCheck(script: string): Promise<StageResult> {
  const { code, lines } = await runScript(script);
  const failed = Number(code !== 0);
  if (failed) print(['', script, ...lines].join('\n'));
  return {
    stage: script,
    totals: { passed: 1 - failed, failed },
    failures: failed ? [script] : [],
  };
}

/** Runs vitest with one of our configurations and reads its report. */
export async function runVitest(options: {
  config: string;
  resultsDir: string;
  env: Record<string, string | undefined>;
  onLine?: (line: string) => void;
}): Promise<StageResult> {
  const report = join(options.resultsDir, 'tests.json');
  const { code } = await runProcess({
    name: 'tests',
    command: 'npx',
    args: [
      'vitest',
      'run',
      '--config',
      options.config,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env: options.env,
    onLine: options.onLine ?? print,
  });
  return { stage: 'tests', ...loadReport(report, code) };
}

/**
 * Returns the totals of a report. A failure outside of tests (a file that doesn't load, a hook, no report at all, an
 * unhandled rejection) counts as one failure, so that it can't be mistaken for success.
 */
export function loadReport(path: string, exitCode: number): Omit<StageResult, 'stage'> {
  try {
    // vitest.dev/guide/reporters#json-reporter
    const report = JSON.parse(readFileSync(path, 'utf8')) as JsonTestResults;
    const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
      const file = relative(projectRoot, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return [
        ...failed.map(
          (test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`,
        ),
        ...(message ? [`${file}: ${firstLine(message)}`] : []),
      ];
    });
    const { numPassedTests: passed, numFailedTests } = report;
    if (exitCode === 0) return { totals: { passed, failed: numFailedTests }, failures };
    if (failures.length === 0) failures.push('error outside the tests: see the file named above');
    return { totals: { passed, failed: Math.max(numFailedTests, 1) }, failures };
  } catch {
    return { totals: { passed: 0, failed: 1 }, failures: ['no report'] };
  }
}

/** Adds the totals of several stages. */
export function addTotals(all: Totals[]): Totals {
  return all.reduce(
    (sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed }),
    { passed: 0, failed: 0 },
  );
}

/** Formats totals as `12 passed, 0 failed`. */
export function describeTotals({ passed, failed }: Totals): string {
  return `${passed} passed, ${failed} failed`;
}
