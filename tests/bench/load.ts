import { takeTurns } from './interleave.ts';

/** Requests per second in each slice, and the latency of each request in milliseconds. */
export type LoadResult = { rates: number[]; latencies: number[] };

const parallel = 8;
const slices = 10;
const sliceMs = 500;

/**
 * Puts each target under load in turn, slice after slice, with 8 concurrent requests. The first slice is warm-up and
 * isn't counted.
 * @param targets each sends a request and throws when the response isn't the expected one
 */
export async function loadInTurns<Name extends string>(
  targets: Record<Name, () => Promise<void>>,
): Promise<Record<Name, LoadResult>> {
  const latencies = new Map<string, number[]>();
  const loads = Object.entries<() => Promise<void>>(targets).map(([name, ask]) => [
    name,
    async () => {
      const { rate, took } = await loadOnce(ask);
      // Without those of the warm-up.
      latencies.set(name, latencies.has(name) ? [...(latencies.get(name) ?? []), ...took] : []);
      return rate;
    },
  ]);
  const rates: Record<string, number[]> = await takeTurns(Object.fromEntries(loads), slices, 1);
  const results = Object.entries(rates).map(([name, list]) => [
    name,
    { rates: list, latencies: latencies.get(name) ?? [] },
  ]);
  return Object.fromEntries(results);
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
  return { rate: (took.length * 1000) / (performance.now() - start), took };
}
