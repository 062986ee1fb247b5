import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';
import { read } from '#db/read.server.ts';
import { writeBatch } from '#db/write.server.ts';

/** A table of `db/sums-schema.ts`: its columns, as they are compared, and a query of the rows it must have. */
type Sums = { table: string; columns: string; expected: (users: SQL) => SQL };

const balances = sql`sum(count) AS count, sum(balance / 1000000000) AS units, sum(balance % 1000000000) AS rest`;

// The rules of `db/triggers/sums.sql` once more, over all rows. The stored names may be spelled differently.
const allSums: Sums[] = [
  {
    table: 'document_sums',
    columns: 'user_id, kind, archived, currency, status, period, count, units, rest',
    expected: (users) => sql`
      SELECT user_id, kind, archived, currency, status, substr(due, 1, characters) AS period, ${balances}
      FROM counted_documents,
        (SELECT 0 AS characters UNION ALL SELECT 4 UNION ALL SELECT 7 UNION ALL SELECT 9 UNION ALL SELECT 10)
      WHERE user_id IN ${users}
        AND (characters = 0 OR (status IN ('unpaid', 'overdue', 'open') AND length(due) = 10))
      GROUP BY 1, 2, 3, 4, 5, 6`,
  },
  {
    table: 'debtor_sums',
    columns: 'user_id, currency, client_name COLLATE NOCASE, archived, count, units, rest',
    expected: (users) => sql`
      SELECT user_id, currency, client_name, sum(archived) AS archived, ${balances}
      FROM counted_documents WHERE user_id IN ${users} AND status IN ('unpaid', 'overdue')
      GROUP BY user_id, currency, client_name COLLATE NOCASE`,
  },
  {
    table: 'payment_sums',
    columns: 'user_id, period, currency, count, units, rest, paid_count, paid_days',
    expected: (users) => sql`
      SELECT user_id, substr(day, 1, characters) AS period, currency, sum(count) AS count,
        sum(amount / 1000000000) AS units, sum(amount % 1000000000) AS rest, sum(count * is_paid) AS paid_count,
        sum(count * is_paid * coalesce(CAST(julianday(day) - julianday(invoice_date) AS INTEGER), 0)) AS paid_days
      FROM (SELECT *, kind = 'payment' AND status = 'paid' AS is_paid FROM counted_payments WHERE user_id IN ${users}),
        (SELECT 7 AS characters UNION ALL SELECT 10)
      GROUP BY 1, 2, 3 HAVING sum(count) <> 0`,
  },
];

/** Every nightly run checks one of these shares of all accounts. */
const shares = 18;
const minutesPerRun = 10;

/**
 * Compares the stored sums of a share of all open accounts with their rows, and writes them again if any differ; the
 * runs of a night check all accounts. One round trip, and one more for a repair.
 * @param now ms
 * @returns the number of different rows by table; empty if all sums are right
 */
export async function checkSums(db: Database, now: number): Promise<Record<string, number>> {
  const share = Math.floor(now / 60_000 / minutesPerRun) % shares;
  const users = sql`(SELECT id FROM users WHERE rowid % ${sql.raw(String(shares))} = ${share} AND deleted_at IS NULL)`;
  const differences = await listDifferences(db, users);
  if (Object.keys(differences).length > 0) await writeBatch(db, rebuildSums(users));
  return differences;
}

/** Counts the rows by table that are only among the stored ones or only among the expected ones. */
export async function listDifferences(db: Database, users: SQL): Promise<Record<string, number>> {
  const counts = allSums.map(
    ({ table, columns, expected }) => sql`SELECT ${table} AS "table", count(*) AS count FROM (
      SELECT 1 FROM (SELECT * FROM ${sql.raw(table)} WHERE user_id IN ${users} UNION ALL ${expected(users)})
      GROUP BY ${sql.raw(columns)} HAVING count(*) <> 2)`,
  );
  const rows = await read(
    db.all<{ table: string; count: number }>(sql.join(counts, sql` UNION ALL `)),
  );
  return Object.fromEntries(
    rows.filter(({ count }) => count > 0).map(({ table, count }) => [table, count]),
  );
}

/** The statements that write the sums of some users again, by the triggers that keep them. */
export function rebuildSums(users: SQL): SQL[] {
  return [
    ...allSums.map(({ table }) => sql`DELETE FROM ${sql.raw(table)} WHERE user_id IN ${users}`),
    sql`INSERT INTO counted_documents SELECT * FROM counted_documents WHERE user_id IN ${users}`,
  ];
}
