import { withSavedDeposits } from '#app/domain/documents/deposits.ts';
import { withSourceLines } from '#app/domain/documents/invoice-of-estimate.ts';
import type { EarlierPayment } from '#app/domain/history/payment-places.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { numberAfterPrefix } from '#app/domain/invoices/invoice-number.ts';
import type { EditRefusal } from '#app/domain/invoices/save-answer.ts';
import { settleDeposits } from '#app/domain/invoices/settle-deposits.ts';
import { editBlockReason } from '#app/domain/invoices/status.ts';
import { calculateTotals, isBelowZero } from '#app/domain/invoices/totals.ts';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import { paymentDetailsToKeep } from '#app/domain/settings/business-profile-defaults.ts';
import { getOwnLines } from '#app/features/estimates/public.server.ts';
import { toContentColumns } from '#app/features/invoice-sheet/public.server.ts';
import { askOfPayment } from '#app/features/payments/public.server.ts';
import type { UserSettings } from '#app/features/settings/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { changeInvoiceRow } from '../queries/edit-invoice.server.ts';

export type EditInvoice = {
  /** As read with the session; only its user's invoices can be edited. */
  settings: Pick<UserSettings, 'userId' | 'invoicePrefix'>;
  invoiceId: string;
  /** The version that the form was opened with. */
  version: number;
  /** Checked by `checkDraft`. Figures are made here. */
  content: InvoiceContent;
  /** What the form says of the lines of an estimate that each line takes, see `withSourceLines`. */
  sourceLines?: readonly string[];
  /** In which steps it is to be paid, as `checkDraft` made them of its total; null where nothing is said of it. */
  schedule?: readonly ScheduleStep[] | null;
  /** Why an issued invoice is corrected, cleaned and checked; null where nothing was said. */
  reason?: string | null;
  /** What was confirmed of changed payment details, see `askOfPayment`. */
  confirmed?: string;
  /** Milliseconds since the epoch. */
  now: number;
};

/** Another invoice of the client may be saved between two of them, hardly more than one. */
const maxAttempts = 3;

/** `version` is the one that is stored now. */
export type EditInvoiceOutcome =
  | { outcome: 'saved'; id: string; invoiceNumber: string; version: number }
  | EditRefusal
  | { outcome: 'number-taken'; invoiceNumber: string }
  | { outcome: 'too-large' }
  /** It would be more than is left of the estimate that it was made from, or in another currency. */
  | { outcome: 'over-estimate' }
  | { outcome: 'not-found' };

/**
 * Saves the changes of an invoice that is neither paid, in part or whole, nor void, in one atomic write and one round trip (a second where its
 * payment details were changed and confirmed, or it takes lines of an estimate), without cost to the allowance. Sending the
 * same changes again is safe: an invoice that already says
 * all of it is saved. Of an issued one it is a correction: the next issued version, with its reason in the history.
 *
 * Throws when the database cannot be asked.
 */
export async function editInvoice(db: Database, edit: EditInvoice): Promise<EditInvoiceOutcome> {
  const { schedule = null, invoiceId, version, now, reason = null, confirmed = '' } = edit;
  const { userId, invoicePrefix: prefix } = edit.settings;
  const content = await contentOf(db, edit);
  const figures = calculateTotals(content);
  if (!figures.ok) return { outcome: 'too-large' };
  if (isBelowZero(content)) return { outcome: 'over-estimate' };
  const { invoiceNumber } = content;
  const digits = numberAfterPrefix(invoiceNumber, prefix);
  let accepted: EarlierPayment | null = null;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const facts = await changeInvoiceRow(db, {
      invoiceId,
      userId,
      version,
      columns: toContentColumns(content, figures.totals),
      schedule,
      reason,
      accepted,
      sequence: digits === null ? null : { prefix, number: digits },
      paymentDetails: paymentDetailsToKeep(content),
      now,
    });
    if (!facts) return { outcome: 'not-found' };
    const stored = { id: invoiceId, version: facts.version };
    if (facts.hasChanged) return { outcome: 'saved', invoiceNumber, ...stored };
    const bar = editBlockReason(facts);
    if (bar) return { outcome: `invoice-${bar}`, id: invoiceId };
    if (facts.isAsWanted) return { outcome: 'saved', invoiceNumber, ...stored };
    if (facts.version !== version) return { outcome: 'changed-elsewhere', ...stored };
    if (!facts.fitsEstimate) return { outcome: 'over-estimate' };
    const { invoiceNumber: issuedNumber, currency } = facts;
    if (facts.isIssued && (issuedNumber !== invoiceNumber || currency !== content.currency)) {
      return { outcome: 'head-fixed', invoiceNumber: issuedNumber, currency };
    }
    if (facts.isNumberTaken) return { outcome: 'number-taken', invoiceNumber };
    const asked = facts.otherPayment && askOfPayment(facts.otherPayment, content, confirmed);
    if (asked) return asked;
    accepted = facts.otherPayment;
  }
  return { outcome: 'changed-elsewhere', id: invoiceId, version };
}

/**
 * The content with the lines of the estimate that it takes and the deposits that it takes off: they are its own still, or the
 * write finds another version.
 */
async function contentOf(
  db: Database,
  { content, sourceLines = [], settings: { userId }, invoiceId }: EditInvoice,
): Promise<InvoiceContent> {
  const hasDeposits = content.items.some(({ depositOf }) => depositOf !== undefined);
  if (!hasDeposits && sourceLines.every((line) => line === '')) return content;
  const saved = await getOwnLines(db, userId, invoiceId);
  const items = withSourceLines(content.items, sourceLines, saved);
  const deducted = { ...content, items: withSavedDeposits(items, saved) };
  return { ...deducted, items: settleDeposits(deducted) };
}
