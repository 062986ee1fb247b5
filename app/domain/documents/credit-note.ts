import { fill } from '#app/i18n/fill.ts';
import { noPayment } from '../fields/payment-fields.ts';
import type { InvoiceContent } from '../invoices/content.ts';
import { calculateTotals, type InvoiceTotals } from '../invoices/totals.ts';
import { type Charged, chargedOf, leftOf } from './charged.ts';
import { type DocumentWordings, describeMadeLine } from './made-line.ts';
import { type PartChoice, partOf } from './part-of-document.ts';

/** What credit notes leave of an invoice. */
export type Creditable = {
  whole: Charged;
  left: Charged;
  /** How much of each line they took by quantity, in ten-thousandths. */
  taken: number[];
};

/**
 * What is left of an invoice to be credited.
 * @returns null where its figures are impossible
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
    // An edit may have given a part more of a line than there is.
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
 * The content of a credit note of an invoice: what it takes, to whom and from whom, and none of what
 * asks to be paid. Its number is given by the write.
 * @param day the seller's, `YYYY-MM-DD`
 */
export function creditNoteOf(
  invoice: InvoiceContent,
  { left, taken }: Pick<Creditable, 'left' | 'taken'>,
  choice: PartChoice,
  { day, words }: { day: string; words: DocumentWordings },
): CreditOutcome {
  const { invoiceNumber: number } = invoice;
  const describeRest = describeMadeLine(words, (kinds) =>
    fill(kinds['credit-note'].line, { number }),
  );
  const made = partOf({ content: invoice, left, taken, describeGoods: () => describeRest }, choice);
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
