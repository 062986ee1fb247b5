import { statusTexts } from '#app/features/invoice-list/texts/statuses.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts/documents.ts';
import { fill } from '#app/i18n/fill.ts';
import type { CountryCode } from '../country/country.ts';
import type { InvoiceStatus } from '../invoices/status.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { formatMoney } from '../money/money.ts';
import type { DocumentKind } from './kind.ts';

/** Describes a related document for its owner: `Credit Note CN-001, $50.00, Issued`. */
export function describeRelative(
  related: {
    id: string;
    kind: DocumentKind;
    invoiceNumber: string;
    totalMinor: number;
    status: InvoiceStatus;
  },
  { currency, country }: { currency: CurrencyCode; country: CountryCode },
): { id: string; text: string } {
  const { id, kind, invoiceNumber: number, totalMinor, status } = related;
  const title = fill(titleOf(kind), { number });
  const total = formatMoney(totalMinor, currency, country);
  return { id, text: [title, total, statusTexts.labels[status]].join(', ') };
}

/** Returns a document's title in the page's language, with `{number}`. */
export function titleOf(kind: DocumentKind): string {
  return kind === 'invoice' ? documentTexts.title : documentTexts.kinds[kind].title;
}
