import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import type { BenchRow } from './table.ts';

/** The maximum share of the earlier checkout's time for the whole test suite. */
const maxOfEarlier = 0.6;
/** Maximum seconds for the unit tests alone. */
const maxForUnits = 60;

/**
 * Measures how long the tests take. If an earlier checkout is given, its whole suite runs too. Nothing else may run at
 * the same time.
 * @param besideBuild the `build` folder of that checkout, with its packages installed
 */
export async function benchTests(besideBuild: string | undefined): Promise<BenchRow[]> {
  const units = secondsOf(projectRoot, ['run', 'test:unit']);
  const whole = secondsOf(projectRoot, ['test']);
  // Date-dependent tests of the old checkout may fail by now, but they take the same time.
  const earlier = besideBuild && runNpm(join(resolve(besideBuild), '..'), ['test']).seconds;
  const ratio = earlier ? whole / earlier : null;
  return [
    {
      figure: 'npm run test:unit',
      ours: text(units),
      peer: '',
      ratio: '',
      target: `<= ${maxForUnits} s`,
      ok: units <= maxForUnits,
    },
    {
      figure: 'npm test, whole',
      ours: text(whole),
      peer: earlier ? `earlier ${text(earlier)}` : '',
      ratio: ratio === null ? '' : `${ratio.toFixed(2)}x`,
      target: ratio === null ? '' : `<= ${maxOfEarlier}x`,
      ok: ratio === null ? null : ratio <= maxOfEarlier,
    },
  ];
}

function secondsOf(folder: string, args: string[]): number {
  const { seconds, status } = runNpm(folder, args);
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${folder}`);
  return seconds;
}

function runNpm(folder: string, args: string[]) {
  const startedAt = performance.now();
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'ignore' });
  return { seconds: (performance.now() - startedAt) / 1000, status };
}

const text = (seconds: number) => `${Math.round(seconds)} s`;
