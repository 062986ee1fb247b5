import type { InvoiceContent } from '#app/domain/invoice/content.ts';
import { numberAfterPrefix } from '#app/domain/invoice/invoice-number.ts';
import { calculateTotals } from '#app/domain/invoice/totals.ts';
import type { Database } from '#db/client.server.ts';
import { toContentColumns } from '#db/invoice-row.server.ts';
import { changeInvoiceRow } from '#db/queries/edit-invoice.server.ts';
import type { UserSettings } from '#db/queries/settings.server.ts';
import { paymentDetailsToKeep } from './payment-details-to-keep.server.ts';

export type EditInvoice = {
  /** As read with the session; only its user's invoices can be edited. */
  settings: Pick<UserSettings, 'userId' | 'invoicePrefix'>;
  invoiceId: string;
  /** The version that the form was opened with. */
  version: number;
  /** Checked by `checkDraft`. Figures are made here. */
  content: InvoiceContent;
  /** Milliseconds since the epoch. */
  now: number;
};

export type EditInvoiceOutcome =
  | { outcome: 'saved'; id: string; invoiceNumber: string }
  | { outcome: 'invoice-paid' }
  /** `version` is the one that is stored now. */
  | { outcome: 'changed-elsewhere'; version: number }
  | { outcome: 'number-taken'; invoiceNumber: string }
  | { outcome: 'too-large' }
  | { outcome: 'not-found' };

/**
 * Saves the changes of an invoice that is not paid, in one atomic write and one round trip, without cost to the
 * allowance (`decisions.md`, Plans and limits). Sending the same changes again is safe: an invoice that already says
 * all of it is saved.
 *
 * Throws when the database cannot be asked.
 */
export async function editInvoice(db: Database, edit: EditInvoice): Promise<EditInvoiceOutcome> {
  const { content, invoiceId, version, now } = edit;
  const { userId, invoicePrefix: prefix } = edit.settings;
  const figures = calculateTotals(content);
  if (!figures.ok) return { outcome: 'too-large' };

  const { invoiceNumber } = content;
  const digits = numberAfterPrefix(invoiceNumber, prefix);
  const facts = await changeInvoiceRow(db, {
    invoiceId,
    userId,
    version,
    columns: toContentColumns(content, figures.totals),
    sequence: digits === null ? null : { prefix, number: digits },
    paymentDetails: paymentDetailsToKeep(content),
    now,
  });
  if (!facts) return { outcome: 'not-found' };
  if (facts.hasChanged) return { outcome: 'saved', id: invoiceId, invoiceNumber };
  if (facts.status === 'paid') return { outcome: 'invoice-paid' };
  if (facts.isAsWanted) return { outcome: 'saved', id: invoiceId, invoiceNumber };
  if (facts.version !== version) return { outcome: 'changed-elsewhere', version: facts.version };
  return { outcome: 'number-taken', invoiceNumber };
}
