import { sql } from 'drizzle-orm';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import type { StoredStatus } from '#app/domain/invoices/status.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import type { Database } from '#db/client.server.ts';
import { type CountedSum, noSum, plus } from '#db/minor-sum.ts';
import { prepare } from '#db/prepared.server.ts';
import { documentSums } from '#db/sums-schema.ts';

type SumRow = CountedSum & {
  /** The documents are due after this day, `YYYY-MM-DD`; null for all. */
  after: string | null;
  archived: number;
  currency: CurrencyCode;
  status: StoredStatus;
};

/** The documents of one currency, stored status and archive: all, and those due after each of several days. */
export type DueSums = Pick<SumRow, 'currency' | 'status'> & {
  archived: boolean;
  all: CountedSum;
  after: CountedSum[];
};

// Due after a day are: later years, later months of its year, later ten days of its month, and later days of those ten.
// There are fewer of them than of earlier ones. The CROSS JOINs make SQLite seek each of them in the index.
const selectSums = prepare(['userId', 'kind', 'days'], (db, { userId, kind, days }) => {
  const ofOwner = sql`user_id = ${userId} AND kind = ${kind}`;
  return db.all<SumRow>(sql`
    SELECT NULL AS after, archived, currency, status, count, units, rest
    FROM ${documentSums} INDEXED BY document_sums_key WHERE ${ofOwner} AND length(period) = 0
    UNION ALL
    SELECT day.value, archived, currency, status, count, units, rest
    FROM json_each(${days}) AS day
    CROSS JOIN (SELECT 0 AS shared, 4 AS characters UNION ALL SELECT 4, 7 UNION ALL SELECT 7, 9 UNION ALL SELECT 9, 10)
    CROSS JOIN ${documentSums} INDEXED BY document_sums_key
    WHERE ${ofOwner} AND length(period) = characters
      AND period > substr(day.value, 1, characters) AND period < substr(day.value, 1, shared) || '~'`);
});

/**
 * Selects the stored sums of an owner's documents of a kind, archived ones too, for `groupSums`. It reads few rows even
 * with 20,000 documents.
 * @param days the days (`YYYY-MM-DD`) after which sums are needed
 */
export function selectDocumentSums(
  db: Database,
  userId: string,
  { kind, days }: { kind: DocumentKind; days: readonly string[] },
) {
  return selectSums(db, { userId, kind, days: JSON.stringify(days) });
}

/** Groups the rows of `selectDocumentSums` for the same days. */
export function groupSums(rows: readonly SumRow[], days: readonly string[]): DueSums[] {
  const all = rows.filter(({ after }) => after === null);
  return all.map(({ archived, currency, status, count, units, rest }) => {
    const own = rows.filter(
      (row) => row.archived === archived && row.currency === currency && row.status === status,
    );
    return {
      currency,
      status,
      archived: archived !== 0,
      all: { count, units, rest },
      after: days.map((day) => own.filter(({ after }) => after === day).reduce(plus, noSum)),
    };
  });
}
