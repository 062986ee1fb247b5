import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  isMoved,
  type LedgerDocument,
  type LedgerEntry,
} from '#app/domain/import/replay-ledger.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import { maxSeries, type OccurrenceState } from '#app/domain/recurring/series.ts';
import { presetDays } from '#app/domain/reminders/reminder-plan.ts';
import type { TemplateKind } from '#app/domain/sending/client-email.ts';
import { insertFirstVersion } from '#app/features/history/public.server.ts';
import { recordEntries } from '#app/features/payments/public.server.ts';
import type { SeriesRow } from '#app/features/recurring/public.server.ts';
import type { ChangedPlan } from '#app/features/reminders/public.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emailTemplates } from '#db/email-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { payments } from '#db/ledger-schema.ts';
import { queryBatch } from '#db/read.server.ts';
import { reminderSteps } from '#db/reminder-schema.ts';
import { invoices } from '#db/schema.ts';
import { series } from '#db/series-schema.ts';
import { type Statement, writeBatch } from '#db/write.server.ts';

const { id, userId, saveKey } = invoices;

const valuesOf = (texts: readonly string[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(texts)}))`;

/**
 * Gets the owner's documents with the given save keys, with their ledger entries in the order they were written, in the
 * format of `replayLedger` with save keys as ids; one round trip.
 * @param asked.entryIds entry ids from an export: `ownIds` are those that already exist in this account
 */
export async function getRestoredLedger(
  db: Database,
  owner: string,
  asked: { keys: readonly string[]; entryIds: readonly string[] },
): Promise<{ documents: LedgerDocument[]; entries: LedgerEntry[]; ownIds: Set<string> }> {
  const isAsked = and(eq(userId, owner), sql`${saveKey} IN ${valuesOf(asked.keys)}`);
  const keyOf = (column: 'invoices.source_id' | 'payments.other_invoice_id') =>
    sql<string | null>`(SELECT other.save_key FROM invoices AS other
      WHERE other.id = ${sql.raw(column)} AND other.user_id = ${owner})`;
  const [documents, entries, own] = await queryBatch(db, [
    db
      .select({
        id: saveKey,
        number: invoices.invoiceNumber,
        kind: invoices.kind,
        status: invoices.status,
        currency: invoices.currency,
        country: invoices.country,
        totalMinor: invoices.totalMinor,
        sourceId: keyOf('invoices.source_id'),
      })
      .from(invoices)
      .where(isAsked),
    db
      .select({
        id: payments.id,
        kind: payments.kind,
        origin: payments.origin,
        day: payments.day,
        amountMinor: payments.amountMinor,
        method: payments.method,
        note: payments.note,
        reference: payments.reference,
        undoes: payments.undoes,
        invoiceId: saveKey,
        otherInvoiceId: keyOf('payments.other_invoice_id'),
      })
      .from(payments)
      .innerJoin(invoices, eq(id, payments.invoiceId))
      .where(isAsked)
      .orderBy(sql`${payments}.rowid`),
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.userId, owner), sql`${payments.id} IN ${valuesOf(asked.entryIds)}`)),
  ]);
  return {
    documents: documents.map(({ status, ...row }) => ({ ...row, isVoid: status === 'void' })),
    entries,
    ownIds: new Set(own.map((row) => row.id)),
  };
}

type EntryToRestore = LedgerEntry & {
  /** ms. */
  at: number;
  /** The paid amounts (minor units) that the replay computed for its invoice and for the one whose credit it uses. */
  paidBefore: number;
  otherPaidBefore: number;
};

/**
 * Restores the entries that `replayLedger` accepted, identified by save keys, in order, in one transaction and one
 * round trip. An entry whose invoice got another payment in between is skipped.
 * @returns how many were added
 */
export async function restoreEntryRows(
  db: Database,
  owner: string,
  entries: readonly EntryToRestore[],
): Promise<number> {
  const rows = entries.filter((entry) => !isMoved(entry));
  if (rows.length === 0) return 0;
  const keys = rows.map(({ invoiceId }) => invoiceId);
  const isRestored = sql`${userId} = ${owner} AND ${saveKey} IN ${valuesOf(keys)}`;
  const results = await writeBatch(db, [
    ...rows.map(({ invoiceId, otherInvoiceId, paidBefore, otherPaidBefore, ...entry }) => {
      const other = sql`(SELECT made.id FROM invoices AS made
        WHERE made.user_id = ${owner} AND made.save_key = ${otherInvoiceId})`;
      const isOtherAsRead =
        entry.origin === 'credit'
          ? sql`(SELECT made.paid FROM invoices AS made WHERE made.user_id = ${owner} AND made.save_key = ${otherInvoiceId}) = ${otherPaidBefore}`
          : sql`(${otherInvoiceId} IS NULL OR ${other} IS NOT NULL)`;
      return insertSelect(
        payments,
        {
          ...entry,
          userId: owner,
          invoiceId: sql`${id}`,
          undoes: entry.kind === 'credited' ? other : entry.undoes,
          otherInvoiceId: otherInvoiceId === null ? null : other,
        },
        sql`FROM ${invoices} WHERE ${eq(userId, owner)} AND ${eq(saveKey, invoiceId)}
          AND ${invoices.kind} = 'invoice' AND ${invoices.paidMinor} = ${paidBefore} AND ${isOtherAsRead}
          AND NOT EXISTS (SELECT 1 FROM ${payments} WHERE ${eq(payments.id, entry.id)})`,
      );
    }),
    // An invoice paid elsewhere was also issued there, so its version is not signed here.
    insertFirstVersion(
      sql`${isRestored} AND ${invoices.kind} = 'invoice' AND ${invoices.paidMinor} > 0`,
      { cause: 'taken-over', at: sql`${invoices.updatedAt}` },
    ),
    recordEntries(
      sql`${payments.invoiceId} IN (SELECT ${id} FROM ${invoices} WHERE ${isRestored})`,
    ),
  ]);
  return results
    .slice(0, rows.length)
    .reduce((sum, { rowsAffected }) => sum + Math.min(1, rowsAffected), 0);
}

export type SeriesToRestore = {
  row: Omit<SeriesRow, 'sourceId'>;
  /** Its id in the export: when imported into the same account, the existing series is unchanged. */
  originalId: string;
  /** The save key of the invoice that it repeats. */
  sourceKey: string | null;
  occurrences: readonly {
    n: number;
    day: string;
    state: OccurrenceState;
    why: string | null;
    /** The save key of the invoice that was created. */
    invoiceKey: string | null;
    at: number;
  }[];
};

/**
 * Restores recurring invoices of one owner with their occurrences, in one transaction and one round trip, as many as
 * the account has room for. An existing one is unchanged except for links to invoices restored since. The owner is not
 * notified of occurrences on hold.
 * @returns how many were added, and how many exist now
 */
export async function restoreSeriesRows(
  db: Database,
  userId: string,
  list: readonly SeriesToRestore[],
): Promise<{ added: number; kept: number }> {
  if (list.length === 0) return { added: 0, kept: 0 };
  const ids = list.map(({ row, originalId }) => [row.id, originalId]);
  const results = await writeBatch(db, [
    ...list.flatMap((each) => seriesStatements(userId, each)),
    db
      .select({ id: series.id })
      .from(series)
      .where(and(eq(series.userId, userId), inArray(series.id, ids.flat()))),
  ]);
  const found = new Set(results.at(-1)?.rows.map(({ id }) => String(id)));
  const added = list.filter((_, at) => results[at * perSeries]?.rowsAffected === 1).length;
  return { added, kept: ids.filter((pair) => pair.some((id) => found.has(id))).length };
}

/** The number of statements per series; the first one inserts it. */
const perSeries = 4;

function seriesStatements(
  userId: string,
  { row, originalId, sourceKey, occurrences }: SeriesToRestore,
): Statement[] {
  const isOwn = sql`SELECT 1 FROM series WHERE id = ${row.id} AND user_id = ${userId}`;
  const days = JSON.stringify(
    occurrences.map(({ n, day, state, why, at }) => ({ n, day, state, why, at })),
  );
  const made = JSON.stringify(
    occurrences.flatMap(({ n, invoiceKey }) => (invoiceKey ? [{ n, key: invoiceKey }] : [])),
  );
  return [
    insertSelect(
      series,
      { ...row, sourceId: sql`NULL` },
      sql`WHERE NOT EXISTS (SELECT 1 FROM series WHERE id = ${row.id} OR (id = ${originalId} AND user_id = ${userId}))
        AND (SELECT count(*) FROM series WHERE user_id = ${userId}) < ${maxSeries}`,
    ),
    // Only for a series that was just added; marked as notified, so that no email reports those on hold.
    sql`INSERT INTO series_occurrences (series_id, n, day, state, why, at, told_at)
      SELECT ${row.id}, value ->> 'n', value ->> 'day', value ->> 'state', value ->> 'why', value ->> 'at', ${row.updatedAt}
      FROM json_each(${days}) WHERE changes() = 1 ON CONFLICT DO NOTHING`,
    sql`UPDATE series_occurrences SET invoice_id = restored.id
      FROM json_each(${made}) AS each
      JOIN invoices AS restored ON restored.user_id = ${userId} AND restored.save_key = each.value ->> 'key' AND restored.kind = 'invoice'
      WHERE series_occurrences.series_id = ${row.id} AND series_occurrences.n = each.value ->> 'n'
        AND series_occurrences.invoice_id IS NULL AND EXISTS (${isOwn})`,
    sql`UPDATE series SET source_id = (SELECT id FROM invoices WHERE user_id = ${userId} AND save_key = ${sourceKey} AND kind = 'invoice')
      WHERE id = ${row.id} AND user_id = ${userId} AND source_id IS NULL`,
  ];
}

export type EmailCopyToRestore =
  | { kind: TemplateKind; language: DocumentLanguage; subject: string; body: string }
  | ChangedPlan;

/**
 * Inserts email templates and reminder plan steps where the user has none of their own, atomically. One round trip.
 * @returns how many were added
 */
export async function restoreEmailCopyRows(
  db: Database,
  { userId, rows, now }: { userId: string; rows: readonly EmailCopyToRestore[]; now: number },
): Promise<number> {
  if (rows.length === 0) return 0;
  const isOpen = and(eq(users.id, userId), isNull(users.deletedAt));
  const results = await writeBatch(
    db,
    rows.map((row) => {
      if ('kind' in row) {
        return insertSelect(
          emailTemplates,
          { ...row, userId, updatedAt: now },
          sql`FROM ${users} WHERE ${isOpen} ON CONFLICT (user_id, kind, language) DO NOTHING`,
        );
      }
      const { plan, steps } = row;
      // A step of the default plan applies from the start.
      const values = steps.map(({ days, words }) => ({
        days,
        words: JSON.stringify(words),
        since: presetDays[plan].includes(days) ? 0 : now,
      }));
      return insertSelect(
        reminderSteps,
        {
          userId,
          plan,
          days: sql`step.value ->> 'days'`,
          since: sql`step.value ->> 'since'`,
          words: sql`step.value ->> 'words'`,
        },
        sql`FROM ${users} CROSS JOIN json_each(${JSON.stringify(values)}) AS step WHERE ${isOpen}
          AND NOT EXISTS (SELECT 1 FROM reminder_steps AS own WHERE own.user_id = ${userId} AND own.plan = ${plan})`,
      );
    }),
  );
  return results.filter(({ rowsAffected }) => rowsAffected > 0).length;
}
