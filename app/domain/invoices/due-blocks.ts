import { daysBetween } from '#app/domain/dates.ts';

// Documents are summed by due date in blocks of 1, 4, 16, 64 and 256 days (`db/sums-schema.ts`). A sum of everything due
// before a day adds up all blocks of 256 days that end before it, then at most 3 of each shorter length.

/** Days per block, as in `db/triggers/sums.sql`; a block's number is its Julian day divided by them. */
const spans = [256, 64, 16, 4, 1] as const;

/** The length of the blocks that together have all documents. */
export const longestSpan = spans[0];

/** The Julian day of January 1, 1970, at noon. */
const epochDay = 2_440_588;

/** Consecutive blocks of one length, up to but not including `to`. */
type BlockRange = { span: number; from: number; to: number };

/** Lists the blocks that together have everything due before a day, `YYYY-MM-DD`. */
export function blocksBefore(day: string): BlockRange[] {
  const end = epochDay + daysBetween('1970-01-01', day);
  return spans.map((span, at) => {
    const longer = spans[at - 1];
    const from = longer ? Math.floor(end / longer) * (longer / span) : 0;
    return { span, from, to: Math.floor(end / span) };
  });
}

/** Lists the blocks shorter than the longest that the sums before several days need, each once. */
export function shortBlocksBefore(days: readonly string[]): BlockRange[] {
  const ranges = new Map<string, BlockRange>();
  for (const range of days.flatMap(blocksBefore)) {
    const { span, from, to } = range;
    if (span === longestSpan || to === from) continue;
    // Ranges of the same longer block start together, so the longest contains the others.
    const key = `${span} ${from}`;
    if (to > (ranges.get(key)?.to ?? 0)) ranges.set(key, range);
  }
  return [...ranges.values()];
}
