import { type ExportedEntry, pastInstant } from '#app/domain/import/exported-records.ts';
import type { InvoiceLotAnswer } from '#app/domain/import/import-answer.ts';
import type { LedgerIssue } from '#app/domain/import/ledger-rules.ts';
import {
  asOwnEntry,
  isMoved,
  type LedgerEntry,
  replayLedger,
} from '#app/domain/import/replay-ledger.ts';
import { importLedgerTexts } from '#app/features/imports/texts.ts';
import { describeLedgerIssue } from '#app/features/imports/words/describe-import-issues.ts';
import { idOfKey } from '#app/http/session/token.server.ts';
import type { Database } from '#db/client.server.ts';
import { getRestoredLedger, restoreEntryRows } from '../queries/restore-entries.server.ts';
import { restoredSaveKey } from './restore-export.server.ts';

/** A payment may be recorded between reading and writing; more than one is unlikely. */
const maxTries = 3;

/**
 * Restores ledger entries of restored documents, by the rules for new entries: if one entry of an invoice breaks them,
 * none of its entries are restored. Entries that the database creates together with another entry are skipped.
 * Idempotent. Two round trips.
 * @param order.today the seller-local date, `YYYY-MM-DD`
 */
export async function restoreEntries(
  db: Database,
  order: { userId: string; entries: readonly ExportedEntry[]; today: string; now: number },
): Promise<InvoiceLotAnswer> {
  const { userId, today, now } = order;
  const instants = new Map<string, number>();
  const entries = order.entries.map(({ at, ...entry }): LedgerEntry => {
    const own = asOwnEntry(entry);
    const id = idOfKey(userId, `restored entry ${entry.id}`);
    const otherKey = entry.otherInvoiceId && restoredSaveKey(userId, entry.otherInvoiceId);
    instants.set(id, pastInstant(at, now));
    return {
      ...own,
      id,
      otherInvoiceId: otherKey,
      invoiceId: restoredSaveKey(userId, entry.invoiceId),
      undoes:
        own.kind === 'credited'
          ? otherKey
          : own.undoes && idOfKey(userId, `restored entry ${own.undoes}`),
    };
  });
  const keys = entries.flatMap(({ invoiceId, otherInvoiceId }) => [
    invoiceId,
    otherInvoiceId ?? '',
  ]);
  const entryIds = order.entries.map(({ id }) => id);
  let added = 0;
  for (let tries = 1; ; tries += 1) {
    const found = await getRestoredLedger(db, userId, { keys, entryIds });
    const stored = found.entries.map(asOwnEntry);
    const { replayed, broken } = replayLedger(found.documents, entries, {
      stored,
      today,
      isWhole: true,
    });
    const rows = replayed.map(({ entry, ...paid }) => {
      return { ...entry, ...paid, at: instants.get(entry.id) ?? now };
    });
    const written = await restoreEntryRows(db, userId, rows);
    added += written;
    if (written < rows.length && tries < maxTries) continue;
    const storedIds = new Set(stored.map(({ id }) => id));
    const own = entries.filter((entry) => !isMoved(entry));
    const there = entries.filter(
      (entry, at) =>
        !isMoved(entry) && (storedIds.has(entry.id) || found.ownIds.has(entryIds[at] ?? '')),
    ).length;
    const earlier = added - written;
    const numbers = new Map(found.documents.map(({ id, number }) => [id, number]));
    return {
      outcome: 'imported',
      added,
      there: there - earlier,
      stopped: null,
      leftOut: own.length - written - there,
      broken: [...broken].map(([key, issue]) => {
        return { row: 0, number: numbers.get(key) ?? '', message: describeWithHint(issue) };
      }),
    };
  }
}

/** Adds a hint that credit from an invoice in another part of the export comes with that part. */
function describeWithHint(issue: LedgerIssue): string {
  const message = describeLedgerIssue(issue);
  const isElsewhere =
    issue.code === 'entry' && (issue.problem === 'noSource' || issue.problem === 'noNote');
  return isElsewhere ? `${message} ${importLedgerTexts.otherFiles}` : message;
}
