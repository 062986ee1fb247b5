import type { CountryCode } from '#app/domain/country/country.ts';
import { usualPaper } from '#app/domain/invoices/sheet.ts';
import type { ReportLine } from '#app/domain/reports/report-line.ts';
import { ReportSums } from '#app/domain/reports/tax-report.ts';
import type { PaperSeller } from '#app/features/reports/words/paper-sheet.ts';
import { describeReportSheets, maxPrinted } from '#app/features/reports/words/report-sheet.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import type { Database } from '#db/client.server.ts';
import { getTaxReport, type ReportQuestion, undatedLines } from './get-tax-report.server.ts';

/** Returns the signed-in user as the seller of reports and statements. */
export function paperSellerOf({ settings }: Viewer, country: CountryCode): PaperSeller {
  return {
    country,
    paper: settings.paper ?? usualPaper(country),
    name: settings.businessName ?? '',
    address: settings.address ?? '',
    postalCode: settings.postalCode ?? '',
    email: settings.email ?? '',
    phone: settings.phone ?? '',
    website: settings.website ?? '',
    taxNumber: settings.taxNumber ?? '',
  };
}

/**
 * Renders a tax report as a PDF in the request's language: a sheet per currency, with the list of documents unless
 * there are too many, and a sheet for payments without a known day.
 * @param today the seller's day, `YYYY-MM-DD`
 * @returns null if the period is empty and there are no payments without a known day
 */
export async function drawTaxReport(
  db: Database,
  question: ReportQuestion,
  { seller, today }: { seller: PaperSeller; today: string },
): Promise<Uint8Array | null> {
  const lines: ReportLine[] = [];
  const keep = (line: ReportLine) => {
    if (lines.length <= maxPrinted) lines.push(line);
  };
  const { currencies } = await getTaxReport(db, question, null, keep);
  const undated = new ReportSums();
  for await (const lot of undatedLines(db, question)) {
    for (const line of lot) {
      undated.add(line);
      keep(line);
    }
  }
  const printed = lines.length > maxPrinted ? null : lines;
  const { from, to, basis } = question;
  const [first, ...further] = describeReportSheets(
    { currencies, undated: undated.sums() },
    printed,
    { seller, from, to, basis, today },
  );
  return first ? renderInvoicePdf(first, { further }) : null;
}
