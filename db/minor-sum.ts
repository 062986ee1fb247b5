import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const unit = 1_000_000_000;
// Not a parameter: the client sends numbers as floats, which would make it a float division.
const inSql = sql.raw(String(unit));

/** A sum of minor units, as returned by the database. */
export type MinorSum = { units: number; rest: number };

/** The sum of several amounts, and their number. */
export type CountedSum = MinorSum & { count: number };

/**
 * Sums minor units in two integers, because the sum may exceed JavaScript's safe integers, which the client would
 * refuse.
 * @param condition which rows are summed; all when absent
 */
export function sumMinor(
  minor: SQLWrapper,
  condition?: SQL,
): { [Part in keyof MinorSum]: SQL<number> } {
  const only = condition ? sql` FILTER (WHERE ${condition})` : sql``;
  return {
    units: sql<number>`coalesce(sum(${minor} / ${inSql})${only}, 0)`,
    rest: sql<number>`coalesce(sum(${minor} % ${inSql})${only}, 0)`,
  };
}

/** Combines the two numbers. */
export function joinMinor({ units, rest }: MinorSum): bigint {
  return BigInt(units) * BigInt(unit) + BigInt(rest);
}

/** The sum of nothing. */
export const noSum: CountedSum = { count: 0, units: 0, rest: 0 };

/** Adds up two sums. */
export function plus(sum: CountedSum, { count, units, rest }: CountedSum): CountedSum {
  return { count: sum.count + count, units: sum.units + units, rest: sum.rest + rest };
}

/** Subtracts the second sum from the first. */
export function minus(sum: CountedSum, { count, units, rest }: CountedSum): CountedSum {
  return { count: sum.count - count, units: sum.units - units, rest: sum.rest - rest };
}
