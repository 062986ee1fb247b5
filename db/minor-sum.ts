import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const unit = 1_000_000_000;
// Not a parameter: the client sends numbers as floating ones, and the division would be one too.
const inSql = sql.raw(String(unit));

/** A sum of minor units as the database answers it. */
export type MinorSum = { units: number; rest: number };

/**
 * A sum of minor units in two whole numbers: it may pass what a JavaScript number holds, which the client would refuse.
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

/** The two numbers as one. */
export function joinMinor({ units, rest }: MinorSum): bigint {
  return BigInt(units) * BigInt(unit) + BigInt(rest);
}
