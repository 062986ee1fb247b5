import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** One implementation of a job; it may be synchronous or not. */
export type Contender = { name: string; run: () => unknown };

/**
 * Runs the contenders in turn, round after round, so that a slow phase of the machine affects all of them alike.
 * Returns the median CPU time of each in milliseconds, by name. Unlike wall time, CPU time doesn't grow when other
 * programs compete for the processor. The first tenth of the rounds is warm-up and isn't counted.
 * @param options.collects whether to collect garbage before each job, uncounted: for jobs that leave megabytes behind,
 * which the next job would otherwise pay for
 */
export async function interleave(
  contenders: Contender[],
  rounds: number,
  { collects = false } = {},
): Promise<Map<string, number>> {
  const times = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  const collect = collects ? findCollector() : () => undefined;
  const warmUp = Math.ceil(rounds / 10);
  for (let round = -warmUp; round < rounds; round++) {
    for (const { name, run } of contenders) {
      collect();
      const start = process.cpuUsage();
      await run();
      const { user, system } = process.cpuUsage(start);
      if (round >= 0) times.get(name)?.push((user + system) / 1000);
    }
  }
  return new Map([...times].map(([name, list]) => [name, median(list)]));
}

function findCollector(): () => void {
  setFlagsFromString('--expose-gc');
  // Helper threads spin while they wait for each other, and that time would count as the contender's.
  setFlagsFromString('--no-parallel-scavenge');
  return runInNewContext('gc');
}

/** The median of a list of numbers; 0 for an empty list. */
export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
