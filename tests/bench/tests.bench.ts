import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { atMost, format, units } from './figures.ts';
import type { BenchOptions, BenchRow } from './table.ts';

/** The maximum share of the earlier checkout's time for the whole test suite. */
const maxOfEarlier = 0.6;
/** The maximum for the unit tests alone, in ms. */
const maxForUnits = 60_000;

/**
 * Measures once how long the tests take. If the build of an earlier checkout is given, its whole suite runs too; its
 * packages must be installed. Nothing else may run at the same time.
 */
export async function benchTests({ beside }: BenchOptions): Promise<BenchRow[]> {
  const ofUnits = timeOf(projectRoot, ['run', 'test:unit']);
  const whole = timeOf(projectRoot, ['test']);
  // Date-dependent tests of the old checkout may fail by now, but they take the same time.
  const earlier = beside && runNpm(join(resolve(beside), '..'), ['test']).took;
  return [
    {
      figure: 'npm run test:unit',
      ours: format(ofUnits, units.seconds),
      ...atMost(ofUnits, maxForUnits, units.seconds),
    },
    {
      figure: 'npm test, whole',
      ours: format(whole, units.seconds),
      ...(earlier && {
        peer: `earlier ${format(earlier, units.seconds)}`,
        ratio: format(whole / earlier, units.times),
        ...atMost(whole / earlier, maxOfEarlier, units.times),
      }),
    },
  ];
}

function timeOf(folder: string, args: string[]): number {
  const { took, status } = runNpm(folder, args);
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${folder}`);
  return took;
}

/** @returns how long the command took, in ms, and its exit code */
function runNpm(folder: string, args: string[]) {
  const startedAt = performance.now();
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'ignore' });
  return { took: performance.now() - startedAt, status };
}
