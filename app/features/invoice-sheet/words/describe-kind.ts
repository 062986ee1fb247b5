import type { LabelledText } from '#app/domain/invoices/sheet.ts';
import type { DocumentWords } from '#app/features/invoice-sheet/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { present } from './describe-payment.ts';
import type { DescribableInvoice } from './describe-sheet.ts';
import { describePaymentTerms } from './describe-terms.ts';

/** The printed texts that differ by document kind. */
export type DescribedKind = {
  /** Contains `{number}`. */
  title: string;
  name: string;
  /** Label of the document date. */
  date: string;
  /** Further dates after it. */
  dates: LabelledText<string>[];
  totals: DocumentWords['totals'];
  /** Remarks above those about taxes. */
  remarks: string[];
};

/**
 * Describes the parts of a sheet that depend on the document kind.
 * @param about.isTax the law of the seller's registration requires the title "Tax Invoice"
 * @param about.date formats a day `YYYY-MM-DD`
 */
export function describeKind(
  { kind = 'invoice', content, source, reason }: DescribableInvoice,
  words: DocumentWords,
  { isTax, date }: { isTax: boolean; date: (day: string) => string },
): DescribedKind {
  if (kind === 'credit-note') {
    const own = words.kinds[kind];
    const of = source && fill(own.sourceOf, { number: source.number, date: date(source.date) });
    return {
      title: isTax ? own.taxTitle : own.title,
      name: own.name,
      date: own.date,
      dates: present([{ label: own.source, value: of ?? null }]),
      totals: { ...words.totals, total: own.total },
      remarks: reason ? [fill(own.reason, { reason })] : [],
    };
  }
  if (kind === 'estimate') {
    const own = words.kinds[kind];
    return {
      title: own.title,
      name: own.name,
      date: own.date,
      dates: [{ label: own.validUntil, value: date(content.dueDate) }],
      totals: words.totals,
      remarks: [],
    };
  }
  return {
    title: isTax ? words.taxTitle : words.title,
    name: isTax ? words.taxInvoice : words.fixed.invoice,
    date: words.invoiceDate,
    dates: present([
      { label: words.dueDate, value: date(content.dueDate) },
      { label: words.terms.label, value: describePaymentTerms(content.paymentTerms, words) },
      { label: words.kinds.estimate.source, value: source?.number ?? null },
    ]),
    totals: words.totals,
    remarks: [],
  };
}
