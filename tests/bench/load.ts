import { median } from './interleave.ts';

/** One URL under load. `ask` sends a request and throws when the response isn't the expected one. */
export type Target = { name: string; ask: () => Promise<void> };

/** Requests per second, and the median and 99th percentile of their latency in milliseconds. */
export type LoadResult = { perSecond: number; p50: number; p99: number };

const parallel = 8;
const sliceMs = 500;
const slices = 10;

/**
 * Puts each target under load in turn, slice after slice, with 8 concurrent requests, so that a slow phase of the
 * machine affects all of them alike. The first round is warm-up and isn't counted.
 */
export async function loadInTurns(targets: Target[]): Promise<Map<string, LoadResult>> {
  const rates = new Map(targets.map(({ name }) => [name, [] as number[]]));
  const times = new Map(targets.map(({ name }) => [name, [] as number[]]));
  for (let slice = -1; slice < slices; slice++) {
    for (const { name, ask } of targets) {
      const { perSecond, took } = await loadOnce(ask);
      if (slice < 0) continue;
      rates.get(name)?.push(perSecond);
      times.get(name)?.push(...took);
    }
  }
  return new Map(
    targets.map(({ name }) => {
      const sorted = (times.get(name) ?? []).sort((a, b) => a - b);
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
      return [name, { perSecond: median(rates.get(name) ?? []), p50: at(0.5), p99: at(0.99) }];
    }),
  );
}

async function loadOnce(ask: () => Promise<void>) {
  const took: number[] = [];
  const start = performance.now();
  const work = async () => {
    while (performance.now() - start < sliceMs) {
      const asked = performance.now();
      await ask();
      took.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return { perSecond: (took.length * 1000) / (performance.now() - start), took };
}
