import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { withFieldsOf } from '#app/domain/custom-fields/document-fields.ts';
import {
  type Invoiceable,
  type InvoiceChoice,
  invoiceableOf,
  invoiceOfEstimate,
  type PaymentOfInvoice,
  partChoice,
} from '#app/domain/documents/invoice-of-estimate.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { isInvoiceable, type StoredStatus } from '#app/domain/invoices/status.ts';
import {
  type SaveInvoice,
  type SaveInvoiceOutcome,
  saveInvoice,
} from '#app/features/invoice-form/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { getInvoiceable } from '../queries/estimates.server.ts';
import { linesOfEstimate } from '../words/describe-lines.ts';

/** The maximum number of invoices per estimate. */
export const maxInvoicesOfEstimate = 50;

/** Why no invoice can be created from an estimate. */
export type InvoiceBlockReason = 'declined' | 'nothing-left' | 'too-many';

export type InvoiceEstimate = {
  settings: SaveInvoice['settings'];
  estimateId: string;
  /** Created by the form, so that sending it twice creates one invoice. */
  saveKey: string;
  choice: InvoiceChoice;
  /** The seller's custom fields, which say what an invoice shows. */
  customFields?: readonly CustomField[];
  /** The suggested number; the next free one is used. */
  invoiceNumber: string;
  /** Gets the payment methods from the settings for an estimate; null if none works. */
  waysToPay: (estimate: InvoiceContent) => PaymentOfInvoice | null;
  /** The invoice's notes, cleaned; undefined keeps the estimate's. */
  notes?: string | null;
  /** The confirmation of changed payment details, see `confirmPaymentChange`. */
  confirmed: string;
  /** The seller-local date, `YYYY-MM-DD`. */
  today: string;
  /** ms. */
  now: number;
};

export type InvoiceEstimateOutcome =
  | { outcome: 'made'; id: string; number: string }
  | { outcome: 'barred'; bar: InvoiceBlockReason }
  /** `changing`: concurrent changes kept interfering. */
  | { outcome: 'nothing' | 'unknown' | 'no-payment' | 'changing' }
  /** The amount left of the estimate, in minor units. */
  | { outcome: 'too-much'; leftMinor: number; estimate: InvoiceContent }
  | Extract<SaveInvoiceOutcome, { outcome: 'limit-reached' | 'account-full' | 'payment-changed' }>;

/** Another invoice or an answer may be saved between reading and writing; more than one is unlikely. */
const maxTries = 5;

/**
 * Gets what can still be invoiced of an estimate of the owner, or why nothing can; null if there is no such estimate.
 */
export async function getInvoiceStart(
  db: Database,
  userId: string,
  estimateId: string,
): Promise<(Invoiceable & { content: InvoiceContent; bar: InvoiceBlockReason | null }) | null> {
  const found = await getInvoiceable(db, userId, estimateId);
  return found && remainingOf(found);
}

/**
 * Creates an invoice from an estimate, saved and counted like any invoice: everything that is left, quantities of its
 * lines, or an amount. The invoices never exceed the estimate's total. Two round trips, and two more for each
 * concurrent change.
 */
export async function invoiceEstimate(
  db: Database,
  {
    choice,
    customFields = [],
    waysToPay,
    estimateId,
    invoiceNumber,
    today,
    notes,
    ...save
  }: InvoiceEstimate,
): Promise<InvoiceEstimateOutcome> {
  const { userId } = save.settings;
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const found = await getInvoiceable(db, userId, estimateId);
    if (!found) return { outcome: 'unknown' };
    const isThere = found.made.find(({ saveKey }) => saveKey === save.saveKey);
    if (isThere) return { outcome: 'made', id: isThere.made.id, number: isThere.made.number };
    const { bar, content, ...invoiceable } = remainingOf(found);
    if (bar) return { outcome: 'barred', bar };
    const payment = waysToPay(content);
    if (!payment) return { outcome: 'no-payment' };
    const tooMuch = {
      outcome: 'too-much',
      leftMinor: invoiceable.left.total,
      estimate: content,
    } as const;
    const part = partChoice(choice, invoiceable.whole.total);
    const shown = withFieldsOf(content, customFields, 'invoice');
    const wanted = invoiceOfEstimate(shown, invoiceable, part, {
      day: today,
      payment,
      paymentTerms: found.paymentTerms,
      describe: linesOfEstimate(content),
      ...(notes !== undefined && { notes }),
    });
    if (wanted.outcome === 'too-much') return tooMuch;
    if (wanted.outcome !== 'invoice') return wanted;
    const totalInvoicedMinor = holding(found).reduce((sum, { made }) => sum + made.totalMinor, 0);
    const saved = await saveInvoice(db, {
      ...save,
      content: { ...wanted.content, invoiceNumber },
      assignNumber: true,
      source: { id: estimateId, totalInvoicedMinor },
    });
    switch (saved.outcome) {
      case 'saved':
        return { outcome: 'made', id: saved.id, number: saved.invoiceNumber };
      case 'limit-reached':
      case 'account-full':
      case 'payment-changed':
        return saved;
      case 'too-large':
        return tooMuch;
    }
  }
  return { outcome: 'changing' };
}

type InvoiceableEstimate = NonNullable<Awaited<ReturnType<typeof getInvoiceable>>>;

/** The estimate's invoices that are not fully credited; fully credited ones can be invoiced again. */
function holding({ made }: InvoiceableEstimate): InvoiceableEstimate['made'] {
  return made.filter(({ isCredited }) => !isCredited);
}

function remainingOf(found: InvoiceableEstimate) {
  const { content, status, made } = found;
  const invoiceable = invoiceableOf(
    content,
    holding(found).map((one) => one.content),
  );
  if (!invoiceable) throw new Error('An estimate has impossible amounts');
  return { ...invoiceable, content, bar: barOf(status, invoiceable.left.total, made.length) };
}

function barOf(status: StoredStatus, left: number, count: number): InvoiceBlockReason | null {
  if (left <= 0) return 'nothing-left';
  if (!isInvoiceable(status)) return 'declined';
  return count >= maxInvoicesOfEstimate ? 'too-many' : null;
}
