import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { describeSheet } from '#app/features/invoice-sheet/public.server.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { currentCldr } from '#app/i18n/current-cldr.ts';
import { exampleInvoice } from '../words/example-invoice.ts';

/**
 * Returns the country's sample invoice as a sheet dated `today` (`YYYY-MM-DD`), for the landing page and the welcome
 * page.
 */
export function describeSample(country: CountryCode, today: string): InvoiceSheet {
  const content = exampleInvoice(country, today);
  const figures = calculateTotals(content);
  if (!figures.ok) throw new Error('The sample invoice has no amounts');
  const { totals } = figures;
  const pictures = { logo: null, signature: null };
  return describeSheet(
    { content, totals, status: 'unpaid', ...pictures },
    documentTexts,
    currentCldr(),
  );
}
