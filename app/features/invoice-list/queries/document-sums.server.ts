import { sql } from 'drizzle-orm';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { blocksBefore, longestSpan, shortBlocksBefore } from '#app/domain/invoices/due-blocks.ts';
import type { StoredStatus } from '#app/domain/invoices/status.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import type { Database } from '#db/client.server.ts';
import type { MinorSum } from '#db/minor-sum.ts';
import { documentSums } from '#db/sums-schema.ts';

/** The balance of several documents, and their number. */
export type CountedSum = MinorSum & { count: number };

type BlockRow = CountedSum & {
  archived: number;
  span: number;
  block: number;
  currency: CurrencyCode;
  status: StoredStatus;
};

/** The documents of one currency, stored status and archive: all, and those due before each of the requested days. */
export type DueSums = Pick<BlockRow, 'currency' | 'status'> & {
  archived: boolean;
  all: CountedSum;
  before: CountedSum[];
};

/**
 * Selects the stored sums of an owner's documents of a kind, archived ones too; `addUpBlocks` adds them up. It reads few
 * rows also with 20,000 documents.
 * @param days the days (`YYYY-MM-DD`) before which sums are needed
 */
export function selectDocumentSums(
  db: Database,
  owner: string,
  { kind, days }: { kind: DocumentKind; days: readonly string[] },
) {
  const { span, block } = documentSums;
  const ranges = [
    sql`${span} = ${longestSpan}`,
    ...shortBlocksBefore(days).map(
      ({ span: length, from, to }) =>
        sql`${span} = ${length} AND ${block} >= ${from} AND ${block} < ${to}`,
    ),
  ];
  // A SELECT per range: the planner would rather read all blocks of the owner.
  const selects = ranges.map(
    (range) => sql`SELECT archived, span, block, currency, status, count, units, rest
      FROM ${documentSums} INDEXED BY document_sums_key
      WHERE user_id = ${owner} AND kind = ${kind} AND ${range}`,
  );
  return db.all<BlockRow>(sql.join(selects, sql` UNION ALL `));
}

/** Adds up the rows of `selectDocumentSums` for the same days. */
export function addUpBlocks(rows: readonly BlockRow[], days: readonly string[]): DueSums[] {
  const blocks = days.map(blocksBefore);
  const groups = new Map<string, DueSums>();
  for (const row of rows) {
    const { currency, status, span, block } = row;
    const archived = row.archived !== 0;
    const key = `${archived} ${currency} ${status}`;
    const group = groups.get(key) ?? {
      currency,
      status,
      archived,
      all: { ...noSum },
      before: days.map(() => ({ ...noSum })),
    };
    groups.set(key, group);
    if (span === longestSpan) addTo(group.all, row);
    for (const [at, ranges] of blocks.entries()) {
      const sum = group.before[at];
      const range = ranges.find((each) => each.span === span);
      if (sum && range && block >= range.from && block < range.to) addTo(sum, row);
    }
  }
  return [...groups.values()].filter(({ all }) => all.count > 0);
}

/** The sum of no documents. */
export const noSum: CountedSum = { count: 0, units: 0, rest: 0 };

function addTo(sum: CountedSum, { count, units, rest }: CountedSum): void {
  sum.count += count;
  sum.units += units;
  sum.rest += rest;
}

/** The difference of two sums. */
export function minus(sum: CountedSum, other: CountedSum): CountedSum {
  return {
    count: sum.count - other.count,
    units: sum.units - other.units,
    rest: sum.rest - other.rest,
  };
}
