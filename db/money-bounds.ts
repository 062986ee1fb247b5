import { sql } from 'drizzle-orm';
import { check, type SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** The largest amount that pages can format: minor units are exact up to 2^53 - 1. */
const maxMinor = sql.raw(String(Number.MAX_SAFE_INTEGER));

/**
 * Builds a CHECK that keeps a table's amounts (minor units) in the range that can be formatted and summed exactly, and
 * above a minimum.
 */
export function moneyBounds(
  name: string,
  {
    any = [],
    fromZero = [],
    positive = [],
  }: Partial<Record<'any' | 'fromZero' | 'positive', SQLiteColumn[]>>,
) {
  const bounds = [
    ...any.map((column) => sql`${column} BETWEEN -${maxMinor} AND ${maxMinor}`),
    ...fromZero.map((column) => sql`${column} BETWEEN 0 AND ${maxMinor}`),
    ...positive.map((column) => sql`${column} BETWEEN 1 AND ${maxMinor}`),
  ];
  return check(name, sql.join(bounds, sql` AND `));
}
