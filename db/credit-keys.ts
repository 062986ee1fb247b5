import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

// The excess of an invoice's ledger over its total is client credit. An index has this condition, and queries only use
// the index when they contain exactly the same expression.

type Row = { status: SQLWrapper; totalMinor: SQLWrapper; paidMinor: SQLWrapper };

/** Returns an invoice's total, minor units; 0 for a void one. */
function requestedTotal({ status, totalMinor }: Pick<Row, 'status' | 'totalMinor'>): SQL {
  return sql`CASE ${status} WHEN 'void' THEN 0 ELSE ${totalMinor} END`;
}

/** Whether more was paid on an invoice than its total. */
export function holdsCredit(row: Row): SQL {
  return sql`${row.paidMinor} > ${requestedTotal(row)}`;
}

/** Returns the credit of an overpaid invoice, minor units. */
export function creditOf(row: Row): SQL {
  return sql`(${row.paidMinor} - ${requestedTotal(row)})`;
}
