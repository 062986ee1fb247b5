import type { ReportLine } from '#app/domain/reports/report-line.ts';
import { ReportSums } from '#app/domain/reports/tax-report.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import type { Database } from '#db/client.server.ts';
import type { PaperSeller } from '../words/paper-sheet.ts';
import { describeReportSheets, maxPrinted } from '../words/report-sheet.ts';
import { getTaxReport, type ReportQuestion, undatedLines } from './get-tax-report.server.ts';

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
