import * as z from 'zod/mini';
import type { ChangeFailure } from '#app/domain/change-failure.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { noPayment } from '#app/domain/fields/payment-fields.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { calculateTotals, type InvoiceTotals } from '#app/domain/invoices/totals.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { type Charged, getCharged, leftOf } from './charged.ts';
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
  const whole = getCharged(invoice);
  const parts = notes.map((note) => getCharged(note));
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

type CreditOutcome =
  | { outcome: 'credit'; content: InvoiceContent; totals: InvoiceTotals }
  | { outcome: 'nothing' }
  | { outcome: 'too-much' };

/**
 * Builds a credit note for part of an invoice, without any payment details. The write assigns its number.
 * @param given.day seller-local date, `YYYY-MM-DD`
 * @param given.line the description of a line that represents lines of the invoice
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

/** What remains of a document to be invoiced or credited. */
export type PartStart = {
  country: CountryCode;
  currency: CurrencyCode;
  /** The remaining amount and the full amount, minor units including tax. */
  leftMinor: number;
  totalMinor: number;
  /** Its lines with their remaining quantities in ten-thousandths; null for a line that deducts a deposit. */
  lines: { description: string; left: number | null }[];
};

/** Initial data of the dialog that creates an invoice from an estimate; its notes are a suggestion. */
export type InvoiceStart = PartStart & { notes: string };

/** Initial data of the credit note dialog. */
export type CreditStart = PartStart & { invoiceNumber: string };

/** The outcome of creating a credit note. */
export type CreditAnswer =
  | { outcome: 'credited'; id: string; number: string; totalMinor: number }
  /** Shown next to the field. */
  | { outcome: 'invalid'; issues: Partial<Record<CreditField, string>> }
  | ChangeFailure;

/** The fields of its form; `part` selects which part of the invoice to credit. */
export type CreditField = 'part' | 'reason';

const most = Number.MAX_SAFE_INTEGER;

/** The part of a document that a form wants to invoice or credit; see `PartChoice`. */
export const partSchemas = [
  z.object({ kind: z.literal('rest') }),
  z.object({ kind: z.literal('amount'), minor: z.int().check(z.minimum(0), z.maximum(most)) }),
  z.object({
    kind: z.literal('lines'),
    quantities: z.array(z.int().check(z.minimum(0), z.maximum(most))).check(z.maxLength(500)),
  }),
] as const;

/** Describes what can still be invoiced or credited, as the dialog's initial data. */
export function describePartStart(
  { country, currency, items }: InvoiceContent,
  { whole, left, taken }: Creditable,
): PartStart {
  return {
    country,
    currency,
    leftMinor: left.total,
    totalMinor: whole.total,
    lines: items.map(({ description, quantityTenThousandths: all, depositOf }, at) => ({
      description,
      left: depositOf === undefined ? all - (taken[at] ?? 0) : null,
    })),
  };
}
