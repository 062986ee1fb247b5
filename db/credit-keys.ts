import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

// What an invoice's ledger holds beyond what it asks for is its client's credit. An index holds the
// condition, and a query finds the index only when it says the very same.

type Row = { status: SQLWrapper; totalMinor: SQLWrapper; paidMinor: SQLWrapper };

/** What an invoice asks for in all, minor units: a void one for nothing. */
function askedTotal({ status, totalMinor }: Pick<Row, 'status' | 'totalMinor'>): SQL {
  return sql`CASE ${status} WHEN 'void' THEN 0 ELSE ${totalMinor} END`;
}

/** Whether more was paid on an invoice than it asks for. */
export function holdsCredit(row: Row): SQL {
  return sql`${row.paidMinor} > ${askedTotal(row)}`;
}

/** How much more was paid on an invoice that holds credit, minor units. */
export function creditOf(row: Row): SQL {
  return sql`(${row.paidMinor} - ${askedTotal(row)})`;
}
