import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Contender = () => number | Promise<number>;
type Measured<Contenders> = { [Name in keyof Contenders]: number[] };

/**
 * Measures the contenders in turns, round after round, so that a slow phase of the machine affects all of them alike.
 * Each measures itself; every other round goes backwards. The first rounds are warm-up and aren't counted.
 * @returns each contender's measurements, in the order of the rounds
 */
export async function takeTurns<Contenders extends Record<keyof Contenders, Contender | undefined>>(
  contenders: Contenders,
  rounds: number,
  warmUp = Math.ceil(rounds / 10),
): Promise<Measured<Contenders>> {
  const entries = Object.entries<Contender | undefined>(contenders).flatMap(([name, measure]) =>
    measure ? { name, measure, measured: [] as number[] } : [],
  );
  for (let round = -warmUp; round < rounds; round++) {
    for (const { measure, measured } of round % 2 === 0 ? entries : entries.toReversed()) {
      const value = await measure();
      if (round >= 0) measured.push(value);
    }
  }
  const lists = entries.map(({ name, measured }) => [name, measured]);
  return Object.fromEntries(lists) as Measured<Contenders>;
}

/**
 * Runs the jobs in turns and returns the CPU time of each in milliseconds. Unlike wall time, CPU time doesn't grow when
 * other programs compete for the processor.
 * @param options.collects whether to collect garbage before each job, uncounted: for jobs that leave megabytes behind,
 * which the next job would otherwise pay for
 */
export function timeJobs<Jobs extends Record<keyof Jobs, () => unknown>>(
  jobs: Jobs,
  rounds: number,
  { collects = false } = {},
): Promise<Measured<Jobs>> {
  const collect = collects ? findCollector() : () => undefined;
  const timed = Object.entries<() => unknown>(jobs).map(([name, run]) => [
    name,
    async () => {
      collect();
      const start = process.cpuUsage();
      await run();
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    },
  ]);
  return takeTurns(Object.fromEntries(timed) as Record<keyof Jobs, Contender>, rounds);
}

function findCollector(): () => void {
  setFlagsFromString('--expose-gc');
  // Helper threads spin while they wait for each other, and that time would count as the contender's.
  setFlagsFromString('--no-parallel-scavenge');
  return runInNewContext('gc');
}
