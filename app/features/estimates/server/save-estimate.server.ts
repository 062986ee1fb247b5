import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { editBlockReason } from '#app/domain/invoices/status.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import type { EditInvoiceOutcome } from '#app/features/invoice-form/public.server.ts';
import { toContentColumns } from '#app/features/invoice-sheet/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { type EstimateFacts, insertEstimate, updateEstimate } from '../queries/estimates.server.ts';

export type SaveEstimate = {
  userId: string;
  /** Already checked by `checkDraft`. Totals are computed here. */
  content: InvoiceContent;
  /** Created by the browser, one per draft. */
  saveKey: string;
  /** ms. */
  now: number;
};

export type EditEstimate = Omit<SaveEstimate, 'saveKey'> & {
  estimateId: string;
  /** The version that the edit started from. */
  version: number;
  /** The reason for changing an estimate that its client may already have; null if none was given. */
  reason: string | null;
};

/** `account-full`: the account has reached its maximum number of documents. */
export type SaveEstimateOutcome = EditInvoiceOutcome | { outcome: 'account-full' };

/**
 * Saves a new estimate in one round trip; it doesn't count toward the plan's limit. A retry with the same key updates
 * that estimate to the latest content.
 */
export async function saveEstimate(
  db: Database,
  { saveKey, ...estimate }: SaveEstimate,
): Promise<SaveEstimateOutcome> {
  const { content, userId, now } = estimate;
  const figures = calculateTotals(content);
  if (!figures.ok) return { outcome: 'too-large' };
  const id = crypto.randomUUID();
  const columns = toContentColumns(content, figures.totals);
  const { saved, numberTaken } = await insertEstimate(db, { id, userId, saveKey, columns, now });
  if (saved) {
    return saved.id === id || saved.isAsExpected
      ? savedAs(saved, content)
      : editEstimate(db, {
          ...estimate,
          estimateId: saved.id,
          version: saved.createdAt,
          reason: null,
        });
  }
  return numberTaken
    ? { outcome: 'number-taken', invoiceNumber: content.invoiceNumber }
    : { outcome: 'account-full' };
}

/**
 * Saves changes to an open or declined estimate in one round trip. Idempotent. If its client may already have the
 * estimate, the changes become a new version, and an answer to the previous version doesn't apply to it.
 */
export async function editEstimate(db: Database, edit: EditEstimate): Promise<EditInvoiceOutcome> {
  const { content, estimateId: id, userId, version, reason, now } = edit;
  const figures = calculateTotals(content);
  if (!figures.ok) return { outcome: 'too-large' };
  const columns = toContentColumns(content, figures.totals);
  const facts = await updateEstimate(db, { id, userId, version, reason, columns, now });
  const { saved, hasChanged } = facts;
  if (!saved) return { outcome: 'not-found' };
  if (hasChanged || saved.isAsExpected) return savedAs(saved, content);
  const bar = editBlockReason(saved);
  if (bar) return { outcome: `invoice-${bar}`, id };
  if (saved.version !== version) {
    return { outcome: 'changed-elsewhere', id, version: saved.version };
  }
  const { invoiceNumber, currency } = saved;
  if (
    saved.isIssued &&
    (invoiceNumber !== content.invoiceNumber || currency !== content.currency)
  ) {
    return { outcome: 'head-fixed', invoiceNumber, currency };
  }
  return { outcome: 'number-taken', invoiceNumber: content.invoiceNumber };
}

function savedAs(
  { id, version }: NonNullable<EstimateFacts['saved']>,
  { invoiceNumber }: InvoiceContent,
): EditInvoiceOutcome {
  return { outcome: 'saved', id, version, invoiceNumber };
}
