import { noPayment } from '../fields/payment-fields.ts';
import type { InvoiceContent } from '../invoices/content.ts';
import { calculateTotals, type InvoiceTotals } from '../invoices/totals.ts';
import { type Charged, chargedOf, leftOf } from './charged.ts';
import { type LineText, type PartChoice, partOf } from './part-of-document.ts';

/** What remains of an invoice after its credit notes. */
export type Creditable = {
  whole: Charged;
  left: Charged;
  /** The credited quantity of each line, in ten-thousandths. */
  taken: number[];
};

/**
 * Computes what can still be credited of an invoice.
 * @returns null when its figures are impossible
 */
export function creditableOf(
  invoice: InvoiceContent,
  notes: readonly InvoiceContent[],
): Creditable | null {
  const whole = chargedOf(invoice);
  const parts = notes.map((note) => chargedOf(note));
  if (!whole || parts.some((part) => part === null)) return null;
  const taken = invoice.items.map((item, line) => {
    const quantity = notes
      .flatMap(({ items }) => items)
      .filter(({ sourceLine }) => sourceLine === line)
      .reduce((sum, { quantityTenThousandths }) => sum + quantityTenThousandths, 0);
    // An edit may have given a part more of a line than exists.
    const all = item.quantityTenThousandths;
    return all < 0 ? Math.max(quantity, all) : Math.min(quantity, all);
  });
  return {
    whole,
    left: leftOf(
      whole,
      parts.filter((part) => part !== null),
    ),
    taken,
  };
}

export type CreditOutcome =
  | { outcome: 'credit'; content: InvoiceContent; totals: InvoiceTotals }
  | { outcome: 'nothing' }
  | { outcome: 'too-much' };

/**
 * Builds a credit note for part of an invoice, without any payment details. The write assigns its number.
 * @param given.day seller-local date, `YYYY-MM-DD`
 * @param given.line the description of a line that stands for lines of the invoice
 */
export function creditNoteOf(
  invoice: InvoiceContent,
  { left, taken }: Pick<Creditable, 'left' | 'taken'>,
  choice: PartChoice,
  { day, line }: { day: string; line: LineText },
): CreditOutcome {
  const made = partOf({ content: invoice, left, taken, describeGoods: () => line }, choice);
  if (made.outcome !== 'part') return made;
  const content: InvoiceContent = {
    ...invoice,
    ...noPayment,
    ...made.part,
    invoiceDate: day,
    dueDate: day,
    paymentTerms: null,
    supplyDate: null,
    shippingAddress: null,
    shippingPostalCode: null,
    notes: null,
    secondNotes: null,
  };
  const figures = calculateTotals(content);
  return figures.ok
    ? { outcome: 'credit', content, totals: figures.totals }
    : { outcome: 'too-much' };
}
