import type { DocumentWords } from '#app/texts/documents.ts';
import { fill } from '#app/texts/fill.ts';
import type { noPayment } from '../fields/payment-fields.ts';
import type { InvoiceContent } from '../invoices/content.ts';
import { calculateTotals, type InvoiceTotals } from '../invoices/totals.ts';
import { divideHalfAway } from '../money/round.ts';
import { dueDateOf } from '../payments/terms.ts';
import { isConsistent } from './charged.ts';
import { type Creditable, creditableOf } from './credit-note.ts';
import { type PartChoice, partOf, shareOf } from './part-of-document.ts';

/** What of an estimate an invoice takes: besides the parts of any document a deposit in percent of its total, in hundredths. */
export type InvoiceChoice = PartChoice | { kind: 'percent'; hundredths: number };

/** How an invoice is to be paid. */
export type PaymentOfInvoice = Pick<InvoiceContent, keyof typeof noPayment>;

/**
 * What invoices leave of an estimate. Of those whose taxes were changed by hand the sum counts, and what is left is shared as the
 * whole is.
 * @returns null where its figures are impossible
 */
export function invoiceableOf(
  estimate: InvoiceContent,
  made: readonly InvoiceContent[],
): Creditable | null {
  const found = creditableOf(estimate, made);
  if (!found || isConsistent(found.left)) return found;
  const { whole, left } = found;
  const total = Math.max(0, left.total);
  const taken = estimate.items.map((item) => item.quantityTenThousandths);
  return { whole, left: total > 0 ? shareOf(whole, total) : { ...left, total }, taken };
}

/** A choice as one of parts: percents are of the whole estimate, rounded half away from zero. */
export function partChoice(choice: InvoiceChoice, totalMinor: number): PartChoice {
  if (choice.kind !== 'percent') return choice;
  const minor = divideHalfAway(BigInt(totalMinor) * BigInt(choice.hundredths), 10_000n);
  return { kind: 'amount', minor: Number(minor) };
}

export type InvoiceOfEstimate =
  | { outcome: 'invoice'; content: InvoiceContent; totals: InvoiceTotals }
  | { outcome: 'nothing' }
  | { outcome: 'too-much' };

/**
 * The content of an invoice that is made from an estimate: what it takes of it, from today on, with
 * the ways to pay of the settings. Its number is given by the write.
 * @param day the seller's, `YYYY-MM-DD`
 */
export function invoiceOfEstimate(
  estimate: InvoiceContent,
  { left, taken }: Pick<Creditable, 'left' | 'taken'>,
  choice: PartChoice,
  given: {
    day: string;
    payment: PaymentOfInvoice;
    /** The code of the client's terms or of those in Settings. */
    paymentTerms: string | null;
    words: Pick<DocumentWords, 'kinds'>;
  },
): InvoiceOfEstimate {
  const describeRest = fill(given.words.kinds.estimate.line, { number: estimate.invoiceNumber });
  const made = partOf({ content: estimate, left, taken, describeRest }, choice);
  if (made.outcome !== 'part') return made;
  if (made.charged.total > left.total) return { outcome: 'too-much' };
  const { day, payment, paymentTerms } = given;
  const dueDate = dueDateOf(paymentTerms ?? '', day);
  if (dueDate === null) throw new RangeError('Unknown payment terms or date');
  const content: InvoiceContent = {
    ...{ ...estimate, ...payment, ...made.part },
    ...{ invoiceDate: day, dueDate, paymentTerms, supplyDate: null },
  };
  const figures = calculateTotals(content);
  return figures.ok
    ? { outcome: 'invoice', content, totals: figures.totals }
    : { outcome: 'too-much' };
}
