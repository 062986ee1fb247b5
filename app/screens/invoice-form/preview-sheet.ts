import type { CountryCode } from '#app/domain/country/country.ts';
import { describeSheet } from '#app/domain/invoices/describe-sheet.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { calculateTotals, totalTooLargeMessage } from '#app/domain/invoices/totals.ts';
import { checkForPreview, type FailedCheck } from './failed-check.ts';

/**
 * The sheet as it would be saved now, its pictures aside, or what keeps it from being drawn (`invoices.md` section 4,
 * Guest flow).
 */
export function previewSheet(
  draft: InvoiceDraft,
  country: CountryCode,
): { ok: true; sheet: InvoiceSheet } | { ok: false; failed: FailedCheck } {
  const check = checkForPreview(draft, country);
  if (!check.ok) return check;
  const figures = calculateTotals(check.content);
  if (!figures.ok) {
    const failed = { title: totalTooLargeMessage, issues: [], spoken: [] };
    return { ok: false, failed };
  }
  const { content } = check;
  const { totals } = figures;
  const pictures = { logo: null, signature: null };
  return { ok: true, sheet: describeSheet({ content, totals, status: 'unpaid', ...pictures }) };
}

// @covers invoices-3.3 invoices-4.7
