import type { Failure, HistoryPlan } from './history.ts';

/**
 * Leaves out steps of a failing history as long as it still fails: first halves, then smaller parts, at last single
 * steps. Another fault than the first one counts, too.
 * @returns the failure of the shortest history found
 */
export async function shrink(
  failure: Failure,
  plan: HistoryPlan,
  run: (plan: HistoryPlan) => Promise<Failure | null>,
): Promise<Failure> {
  let shortest = failure;
  let leftOut = new Set<number>();
  for (let size = Math.ceil(plan.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 1; from <= plan.length; from += size) {
      const numbers = Array.from({ length: size }, (_, at) => from + at);
      const fewer = new Set([...leftOut, ...numbers]);
      if (fewer.size === leftOut.size) continue;
      const found = await run({ ...plan, leftOut: fewer });
      if (!found) continue;
      shortest = found;
      leftOut = fewer;
    }
  }
  return shortest;
}
