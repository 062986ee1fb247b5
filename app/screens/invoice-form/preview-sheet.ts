import type { CountryCode } from '#app/domain/country/country.ts';
import { describeSheet } from '#app/domain/invoice/describe-sheet.ts';
import type { InvoiceDraft } from '#app/domain/invoice/draft.ts';
import type { InvoiceSheet, SheetImage } from '#app/domain/invoice/sheet.ts';
import { calculateTotals, totalTooLargeMessage } from '#app/domain/invoice/totals.ts';
import { checkForPreview, type FailedCheck } from './failed-check.ts';

/** The sheet as it would be saved now, or what keeps it from being drawn (`invoices.md` section 4, Guest flow). */
export function previewSheet(
  draft: InvoiceDraft,
  seller: { country: CountryCode; logo?: SheetImage | null; signature?: SheetImage | null },
): { ok: true; sheet: InvoiceSheet } | { ok: false; failed: FailedCheck } {
  const check = checkForPreview(draft, seller.country);
  if (!check.ok) return check;
  const figures = calculateTotals(check.content);
  if (!figures.ok) {
    const failed = { title: totalTooLargeMessage, issues: [], spoken: [] };
    return { ok: false, failed };
  }
  const { logo = null, signature = null } = seller;
  const { content } = check;
  const { totals } = figures;
  return { ok: true, sheet: describeSheet({ content, totals, status: 'unpaid', logo, signature }) };
}
