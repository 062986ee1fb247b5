import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { runProcess } from './processes.ts';
import { projectRoot } from './project-root.ts';

/** How many tests held and how many did not. */
export type Totals = { passed: number; failed: number };

/** One stage of the test run, its sum, which of its tests held at their second try alone, and a line for each failure. */
export type StageResult = {
  stage: string;
  totals: Totals;
  unsteady: string[];
  failures: string[];
};

const totalsReport = z.object({
  passed: z.number(),
  failed: z.number(),
  unsteady: z.array(z.string()),
  failures: z.array(z.string()),
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
  return code === 0
    ? { stage, totals: { passed: 1, failed: 0 }, unsteady: [], failures: [] }
    : { stage, totals: { passed: 0, failed: 1 }, unsteady: [], failures: [stage] };
}

/** Runs vitest with one of our configurations and reads what our reporter wrote. */
export async function runVitest(
  stage: string,
  options: {
    config: string;
    resultsDir: string;
    env: Record<string, string | undefined>;
    onLine?: (line: string) => void;
  },
): Promise<StageResult> {
  const { onLine = print } = options;
  onLine(`\n${stage}`);
  const report = join(options.resultsDir, `${stage}.json`);
  const code = await runProcess({
    name: stage,
    command: process.execPath,
    args: [
      findVitest(),
      ...['run', '--config', options.config, '--reporter=default'],
      `--reporter=${join(projectRoot, 'scripts/totals-reporter.ts')}`,
    ],
    cwd: projectRoot,
    env: { ...options.env, TOTALS_REPORT: report },
    onLine,
  });
  return { stage, ...readReport(report, code) };
}

/**
 * The sum of a report. A run that failed outside its tests (a file that does not load, no report at all, an unhandled
 * rejection) counts as one failure, so that it is never taken for success.
 */
export function readReport(path: string, exitCode: number): Omit<StageResult, 'stage'> {
  try {
    const report = totalsReport.parse(JSON.parse(readFileSync(path, 'utf8')));
    const { passed, failed, unsteady, failures } = report;
    const totals = { passed, failed: exitCode !== 0 ? Math.max(failed, 1) : failed };
    return { totals, unsteady, failures };
  } catch {
    return { totals: { passed: 0, failed: 1 }, unsteady: [], failures: ['no report'] };
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
