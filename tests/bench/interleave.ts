import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A way to do a job; it may answer at once or later. */
export type Contender = { name: string; run: () => unknown };

/**
 * Lets every contender do the job in turn, round after round, so that a slow moment of the machine meets all alike.
 * Returns the median processor time of each in milliseconds by its name: unlike the time on the clock it does not grow
 * when other programs want the processor too. The first tenth of the rounds is warm-up, not counted.
 * @param options.collects whether what the one before left is collected, uncounted, before each job: for jobs that leave
 * megabytes, which else are paid for by the next one
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
  // Helping threads spin while they wait for one another, and their time would count as the contender's.
  setFlagsFromString('--no-parallel-scavenge');
  return runInNewContext('gc');
}

/** The middle of a list of numbers; 0 of an empty one. */
export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
