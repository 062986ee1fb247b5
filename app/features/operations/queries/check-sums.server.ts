import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';
import { queryBatch } from '#db/read.server.ts';
import { writeBatch } from '#db/write.server.ts';

// The rules of `db/triggers/sums.sql` once more, over all rows of some users at a time.

/** A table of sums: its columns, the rows it must have, and which rows are compared as equal. */
type Sums = {
  table: string;
  columns: string;
  /** Selects these columns from the rows of the users. */
  select: (users: SQL) => SQL;
  compared: string;
  /** The condition on the table's rows of the users. */
  isOf: (users: SQL) => SQL;
};

const ofUsers = (users: SQL) => sql`user_id IN ${users}`;
const sumColumns = 'count, units, rest';
const amounts = (amount: string) =>
  sql.raw(`sum((${amount}) / 1000000000) AS units, sum((${amount}) % 1000000000) AS rest`);

const documentKey = 'user_id, kind, archived, span, block, currency, status';
const signed = "CASE WHEN p.kind IN ('refund', 'reversal') THEN -p.amount ELSE p.amount END";
const isOfPaid = sql.raw("p.kind = 'payment' AND i.status = 'paid'");

const allSums: Sums[] = [
  {
    table: 'document_sums',
    columns: `${documentKey}, ${sumColumns}`,
    compared: `${documentKey}, ${sumColumns}`,
    isOf: ofUsers,
    select: (users) => sql`SELECT user_id, kind, archived, span,
        CASE WHEN status IN ('unpaid', 'overdue', 'open')
          THEN coalesce(CAST(julianday(coalesce(next_due, due_date)) + 0.5 AS INTEGER), 0) / span ELSE 0 END AS block,
        currency, status, count(*) AS count, ${amounts('total - paid')}
      FROM invoices, (SELECT 1 AS span UNION ALL SELECT 4 UNION ALL SELECT 16 UNION ALL SELECT 64
          UNION ALL SELECT 256)
      WHERE user_id IN ${users} AND (span = 256 OR status IN ('unpaid', 'overdue', 'open'))
      GROUP BY 1, 2, 3, 4, 5, 6, 7`,
  },
  {
    table: 'debtor_sums',
    columns: `user_id, currency, client_name, archived, ${sumColumns}`,
    compared: `user_id, currency, client_name COLLATE NOCASE, archived, ${sumColumns}`,
    isOf: ofUsers,
    select: (users) => sql`SELECT user_id, currency, min(client_name) AS client_name,
        sum(archived) AS archived, count(*) AS count, ${amounts('total - paid')}
      FROM invoices WHERE user_id IN ${users} AND status IN ('unpaid', 'overdue')
      GROUP BY user_id, currency, client_name COLLATE NOCASE`,
  },
  {
    table: 'payment_sums',
    columns: `user_id, month, currency, ${sumColumns}, paid_count, paid_days`,
    compared: `user_id, month, currency, ${sumColumns}, paid_count, paid_days`,
    isOf: ofUsers,
    select: (users) => sql`SELECT i.user_id, substr(p.day, 1, 7) AS month, i.currency,
        count(*) AS count, ${amounts(signed)}, sum(${isOfPaid}) AS paid_count, sum(CASE WHEN ${isOfPaid}
          THEN coalesce(CAST(julianday(p.day) - julianday(i.invoice_date) AS INTEGER), 0) ELSE 0 END) AS paid_days
      FROM payments AS p INNER JOIN invoices AS i ON i.id = p.invoice_id
      WHERE p.user_id IN ${users} AND p.day IS NOT NULL AND p.origin NOT IN ('credit', 'note')
        AND (p.kind IN ('payment', 'refund', 'returned') OR (p.kind = 'reversal' AND p.origin = 'card'))
        AND NOT EXISTS (SELECT 1 FROM payments AS back
          WHERE back.undoes = p.id AND back.kind = 'reversal' AND back.origin <> 'card')
      GROUP BY 1, 2, 3`,
  },
  {
    table: 'document_activity',
    columns: 'invoice_id, opened_at, pay_clicked_at',
    compared: 'invoice_id, opened_at, pay_clicked_at',
    isOf: (users) => sql`invoice_id IN (SELECT id FROM invoices WHERE user_id IN ${users})`,
    select: (
      users,
    ) => sql`SELECT invoice_id, min(opened_at) AS opened_at, min(pay_clicked_at) AS pay_clicked_at
      FROM (SELECT invoice_id, CASE event WHEN 'shown' THEN first_at END AS opened_at,
          CASE event WHEN 'click' THEN first_at END AS pay_clicked_at FROM payment_events
        UNION ALL SELECT invoice_id, first_opened_at, NULL FROM emails WHERE first_opened_at IS NOT NULL)
      WHERE invoice_id IN (SELECT id FROM invoices WHERE user_id IN ${users}) GROUP BY invoice_id`,
  },
];

/** Every nightly run checks one of these shares of all accounts. */
const shares = 18;
const minutesPerRun = 10;

/**
 * Compares the stored sums (`db/sums-schema.ts`) of a share of all accounts with their rows, and replaces those that
 * differ; the runs of a night check all accounts. One round trip, and one more for a repair.
 * @param now ms
 * @returns the number of different rows by table; empty if all sums are right
 */
export async function checkSums(db: Database, now: number): Promise<Record<string, number>> {
  const share = Math.floor(now / 60_000 / minutesPerRun) % shares;
  const users = sql`(SELECT id FROM users WHERE rowid % ${sql.raw(String(shares))} = ${share})`;
  const [first, ...others] = allSums.map((sums) => db.all<{ count: number }>(countOf(sums, users)));
  if (!first) return {};
  const counted = await queryBatch(db, [first, ...others]);
  const wrong = allSums.flatMap((sums, at) => {
    const count = counted[at]?.[0]?.count ?? 0;
    return count > 0 ? [{ sums, count }] : [];
  });
  if (wrong.length > 0) {
    await writeBatch(
      db,
      wrong.flatMap(({ sums }) => replaceSums(sums, users)),
    );
  }
  return Object.fromEntries(wrong.map(({ sums, count }) => [sums.table, count]));
}

/** Counts the rows that are only among the stored or only among the right ones. */
function countOf({ table, columns, compared, select, isOf }: Sums, users: SQL): SQL {
  return sql`SELECT count(*) AS count FROM (SELECT 1 FROM (
      SELECT ${sql.raw(columns)} FROM ${sql.raw(table)} WHERE ${isOf(users)}
      UNION ALL SELECT ${sql.raw(columns)} FROM (${select(users)})
    ) GROUP BY ${sql.raw(compared)} HAVING count(*) <> 2)`;
}

function replaceSums({ table, columns, select, isOf }: Sums, users: SQL): SQL[] {
  const [name, listed] = [sql.raw(table), sql.raw(columns)];
  return [
    sql`DELETE FROM ${name} WHERE ${isOf(users)}`,
    sql`INSERT INTO ${name} (${listed}) SELECT ${listed} FROM (${select(users)})`,
  ];
}
