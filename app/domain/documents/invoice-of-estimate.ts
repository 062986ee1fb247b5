import { fill } from '#app/i18n/fill.ts';
import type { noPayment } from '../fields/payment-fields.ts';
import type { InvoiceContent } from '../invoices/content.ts';
import { calculateTotals, type InvoiceTotals } from '../invoices/totals.ts';
import { divideHalfAway } from '../money/round.ts';
import { dueDateOf } from '../payments/terms.ts';
import { isConsistent } from './charged.ts';
import { type Creditable, creditableOf } from './credit-note.ts';
import { type Deposit, depositsAmong, describeGoods, withDepositsOff } from './deposits.ts';
import { type DocumentWordings, describeMadeLine } from './made-line.ts';
import { type PartChoice, partOf, shareOf } from './part-of-document.ts';

/** What of an estimate an invoice takes: besides the parts of any document a deposit in percent of its total, in hundredths. */
export type InvoiceChoice = PartChoice | { kind: 'percent'; hundredths: number };

/** How an invoice is to be paid. */
export type PaymentOfInvoice = Pick<InvoiceContent, keyof typeof noPayment>;

/** What of an estimate can be invoiced, and the deposits that its last invoice takes off. */
export type Invoiceable = Creditable & { deposits: Deposit[] };

/**
 * What invoices leave of an estimate. Of those whose taxes were changed by hand the sum counts, and what is left is shared as the
 * whole is.
 * @returns null where its figures are impossible
 */
export function invoiceableOf(
  estimate: InvoiceContent,
  made: readonly InvoiceContent[],
): Invoiceable | null {
  const found = creditableOf(estimate, made);
  if (!found) return null;
  const deposits = depositsAmong(made);
  const { whole, left } = found;
  if (isConsistent(left)) return { ...found, deposits };
  const total = Math.max(0, left.total);
  const taken = estimate.items.map((item) => item.quantityTenThousandths);
  return { whole, left: total > 0 ? shareOf(whole, total) : { ...left, total }, taken, deposits };
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
 * the ways to pay of the settings. The last one has all lines that are left in full, less the deposits. Its number is given by
 * the write.
 * @param given.day the seller's, `YYYY-MM-DD`
 * @param given.notes what the invoice says in the place of the estimate's notes; undefined: the same
 */
export function invoiceOfEstimate(
  estimate: InvoiceContent,
  { whole, left, taken, deposits }: Invoiceable,
  choice: PartChoice,
  given: {
    day: string;
    payment: PaymentOfInvoice;
    /** The code of the client's terms or of those in Settings. */
    paymentTerms: string | null;
    words: DocumentWordings;
    notes?: string | null;
  },
): InvoiceOfEstimate {
  const { invoiceNumber: number } = estimate;
  const label = choice.kind === 'amount' && choice.minor < left.total ? 'deposit' : 'line';
  const made = partOf(
    {
      content: estimate,
      left,
      taken,
      describeGoods: (lines) =>
        describeMadeLine(given.words, ({ estimate: { [label]: text } }, textOf) =>
          describeGoods(lines.map(textOf), (goods) => fill(text, { number, goods })),
        ),
      ...(deposits.length > 0 && {
        finish: (part) =>
          withDepositsOff(part, deposits, {
            whole,
            off: (one) =>
              describeMadeLine(given.words, ({ estimate: { depositOff } }) =>
                fill(depositOff, { number: one.number }),
              ),
          }),
      }),
    },
    choice,
  );
  if (made.outcome !== 'part') return made;
  if (made.charged.total > left.total) return { outcome: 'too-much' };
  const { day, payment, paymentTerms, notes = estimate.notes } = given;
  const dueDate = dueDateOf(paymentTerms ?? '', day);
  if (dueDate === null) throw new RangeError('Unknown payment terms or date');
  const isSameNote = notes === estimate.notes;
  const content: InvoiceContent = {
    ...estimate,
    ...payment,
    ...made.part,
    invoiceDate: day,
    dueDate,
    paymentTerms,
    supplyDate: null,
    notes,
    secondNotes: isSameNote ? estimate.secondNotes : null,
  };
  const figures = calculateTotals(content);
  return figures.ok
    ? { outcome: 'invoice', content, totals: figures.totals }
    : { outcome: 'too-much' };
}
