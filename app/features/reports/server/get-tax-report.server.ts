import type { CountryCode } from '#app/domain/country/country.ts';
import { usualPaper } from '#app/domain/invoices/sheet.ts';
import { linesOnPage } from '#app/domain/lists/page-window.ts';
import {
  lineOfDocument,
  linesOfMoney,
  type ReportBasis,
  type ReportLine,
} from '#app/domain/reports/report-line.ts';
import {
  countsTo,
  ReportSums,
  type ShownFigure,
  type TaxReport,
  type Undated,
} from '#app/domain/reports/tax-report.ts';
import {
  listDocumentIds,
  listPaidDocuments,
  listPaidIds,
  listReportedDocuments,
  listUndatedPayments,
  type Period,
} from '#app/features/reports/queries/reported-documents.server.ts';
import type { PaperSeller } from '#app/features/reports/words/paper-sheet.ts';
import { describeReportSheets, maxPrinted } from '#app/features/reports/words/report-sheet.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import type { Database } from '#db/client.server.ts';
import { joinMinor } from '#db/minor-sum.ts';

export type ReportQuestion = Period & { userId: string; basis: ReportBasis };

/** The requested page of a figure's lines; pages count from 0. */
type ShownPage = { figure: ShownFigure; page: number };

/**
 * Calculates the totals of an owner's invoices and credit notes, or of their payments, in a period. Two round trips,
 * plus one per thousand documents, which are held in memory at a time.
 * @param onLine called with each line of the period
 */
export async function getTaxReport(
  db: Database,
  question: ReportQuestion,
  shown: ShownPage | null = null,
  onLine: (line: ReportLine) => void = () => {},
): Promise<TaxReport> {
  const sums = new ReportSums();
  const page = shown && openPage(shown);
  for await (const lines of reportLines(db, question)) {
    for (const line of lines) {
      sums.add(line);
      onLine(line);
      if (page && countsTo(line, page.figure)) page.take(line);
    }
  }
  const undated =
    question.basis === 'payment' ? await listUndatedPayments(db, question.userId) : null;
  if (undated && page && 'sole' in page.figure && page.figure.sole === 'undated') {
    for await (const lines of linesWithoutDay(db, question.userId, undated.ids)) {
      for (const line of lines) if (line.currency === page.figure.currency) page.take(line);
    }
  }
  return {
    basis: question.basis,
    currencies: sums.sums(),
    undated:
      undated?.sums.map(
        ({ currency, count, ...sum }): Undated => ({ currency, count, minor: joinMinor(sum) }),
      ) ?? [],
    shown: page && { lines: page.lines, count: page.counted() },
  };
}

/** Yields the lines of a period in batches. */
export async function* reportLines(
  db: Database,
  { basis, ...period }: ReportQuestion,
): AsyncGenerator<ReportLine[]> {
  const { userId, from, to } = period;
  if (basis === 'invoice') {
    const ids = await listDocumentIds(db, period);
    for await (const documents of listReportedDocuments(db, userId, ids)) {
      yield documents.map(lineOfDocument);
    }
    return;
  }
  const ids = await listPaidIds(db, period);
  for await (const lines of moneyLines(db, userId, ids)) {
    yield lines.filter(({ day }) => day !== null && day >= from && day <= to);
  }
}

/** Yields the lines of a period in batches, followed by those of payments without a known day. */
export async function* listedLines(
  db: Database,
  question: ReportQuestion,
): AsyncGenerator<ReportLine[]> {
  yield* reportLines(db, question);
  yield* undatedLines(db, question);
}

/** Yields the lines of payments without a known day, in any period; there are none in a report by invoice date. */
async function* undatedLines(
  db: Database,
  { basis, userId }: Pick<ReportQuestion, 'basis' | 'userId'>,
): AsyncGenerator<ReportLine[]> {
  if (basis === 'invoice') return;
  const { ids } = await listUndatedPayments(db, userId);
  yield* linesWithoutDay(db, userId, ids);
}

async function* linesWithoutDay(db: Database, userId: string, ids: readonly string[]) {
  for await (const lines of moneyLines(db, userId, ids)) {
    yield lines.filter(({ day }) => day === null);
  }
}

async function* moneyLines(db: Database, userId: string, ids: readonly string[]) {
  for await (const paid of listPaidDocuments(db, userId, ids)) {
    yield paid.flatMap(({ invoice, entries, notes }) => linesOfMoney(invoice, entries, notes));
  }
}

function openPage({ figure, page }: ShownPage) {
  const lines: ReportLine[] = [];
  let count = 0;
  return {
    figure,
    lines,
    counted: () => count,
    take(line: ReportLine) {
      if (Math.floor(count / linesOnPage) === page) lines.push(line);
      count += 1;
    },
  };
}

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
