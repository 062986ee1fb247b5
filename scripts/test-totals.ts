import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { runProcess } from './processes.ts';
import { projectRoot } from './project-root.ts';

/** How many tests held and how many did not. */
export type Totals = { passed: number; failed: number };

/** One stage of the test run, its sum, and which of its tests held at their second try alone. */
export type StageResult = { stage: string; totals: Totals; unsteady: string[] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

const print = (line: string) => console.log(line);

/** Runs an npm command that either holds or does not, and counts it as one test. */
export async function runCheck(stage: string, npmArgs: string[]): Promise<StageResult> {
  console.log(`\n${stage}`);
  const code = await runProcess({
    name: stage,
    command: 'npm',
    args: npmArgs,
    cwd: projectRoot,
    onLine: print,
  });
  const totals = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { stage, totals, unsteady: [] };
}

/** Runs vitest with one of our configurations and reads the sum from its JSON report. */
export async function runVitest(
  stage: string,
  options: { config: string; resultsDir: string; env: Record<string, string | undefined> },
): Promise<StageResult> {
  console.log(`\n${stage}`);
  const report = join(options.resultsDir, `${stage}.json`);
  const code = await runProcess({
    name: stage,
    command: process.execPath,
    args: [
      findVitest(),
      ...['run', '--config', options.config, '--reporter=default', '--reporter=json'],
      `--outputFile.json=${report}`,
    ],
    cwd: projectRoot,
    env: options.env,
    onLine: print,
  });
  return { stage, ...readReport(report, code) };
}

/**
 * The sum of a vitest report. A run that failed outside its tests (a file that does not load, no report at all, an
 * unhandled rejection) counts as one failure, so that it is never taken for success.
 */
export function readReport(path: string, exitCode: number): Omit<StageResult, 'stage'> {
  try {
    const report = vitestReport.parse(JSON.parse(readFileSync(path, 'utf8')));
    const { numPassedTests: passed, numFailedTests } = report;
    const failed = exitCode !== 0 ? Math.max(numFailedTests, 1) : numFailedTests;
    const unsteady = report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName);
    return { totals: { passed, failed }, unsteady };
  } catch {
    return { totals: { passed: 0, failed: 1 }, unsteady: [] };
  }
}

/** The sum of several stages. */
export function addTotals(all: Totals[]): Totals {
  return all.reduce(
    (sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed }),
    { passed: 0, failed: 0 },
  );
}

/** `12 passed, 0 failed` */
export function describeTotals({ passed, failed }: Totals): string {
  return `${passed} passed, ${failed} failed`;
}

function findVitest(): string {
  const manifest = createRequire(import.meta.url).resolve('vitest/package.json');
  return join(dirname(manifest), 'vitest.mjs');
}
