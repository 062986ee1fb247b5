import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import type { BenchRow } from './table.ts';

/** How much of the earlier checkout's time the whole suite may take. */
const maxOfEarlier = 0.6;
/** Seconds that the units may take by themselves. */
const maxForUnits = 60;

/**
 * How long the tests take; whole, they are run in an earlier checkout, too, if one is given. Nothing else may run meanwhile.
 * @param besideBuild the `build` folder of that checkout, whose packages are installed
 */
export async function benchTests(besideBuild: string | undefined): Promise<BenchRow[]> {
  const units = secondsOf(projectRoot, ['run', 'test:unit']);
  const whole = secondsOf(projectRoot, ['test']);
  // Tests that hang on the day may fail there by now; they take their time all the same.
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
