import type { CountryCode } from '#app/domain/country/country.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import type { InvoiceStatus } from '#app/domain/invoices/status.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { statusTexts } from '#app/features/invoice-list/texts.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';

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
