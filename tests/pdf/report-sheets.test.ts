import { expect, it } from 'vitest';
import { getCharged } from '#app/domain/documents/charged.ts';
import { languages } from '#app/domain/language/languages.ts';
import {
  lineOfDocument,
  type ReportedDocument,
  type ReportLine,
} from '#app/domain/reports/report-line.ts';
import { ReportSums } from '#app/domain/reports/tax-report.ts';
import { buildStatement } from '#app/domain/statements/statement.ts';
import { describeReportSheets } from '#app/features/reports/words/report-sheet.ts';
import { describeStatementSheets } from '#app/features/statements/words/describe-statement.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { findBreaches } from '#tests/support/matterhorn/find-breaches.ts';
import { savedClient } from '#tests/support/plain-client.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { sampleContent } from '#tests/support/sample-content.ts';

const seller = {
  country: 'ca' as const,
  paper: 'letter' as const,
  name: 'Wren Studio',
  address: '1 Road',
  postalCode: 'K1A 0B1',
  email: 'hello@wren.example',
  phone: '',
  website: '',
  taxNumber: '123',
};
const year = { from: '2026-01-01', to: '2026-12-31', today: '2026-12-31' };
const currencies = ['CAD', 'EUR'] as const;

/** The given number of invoices in each of two currencies. */
function documents(each: number): ReportedDocument[] {
  const charged = getCharged(sampleContent());
  if (!charged) throw new Error('too large');
  return currencies.flatMap((currency) =>
    Array.from({ length: each }, (_, at) => ({
      id: `${currency}${at}`,
      kind: 'invoice' as const,
      number: `${currency}-${at}`,
      clientName: 'Finch & Sons',
      country: 'ca' as const,
      currency,
      day: '2026-05-05',
      charged,
    })),
  );
}

const undatedOf = (paid: ReportedDocument[]): ReportLine[] =>
  paid.map((document) => ({ ...lineOfDocument(document), day: null, part: 'payments' }));

function sumsOf(lines: readonly ReportLine[]) {
  const sums = new ReportSums();
  for (const line of lines) sums.add(line);
  return sums.sums();
}

it.each(languages)('a report in $name conforms to PDF/A-3u and PDF/UA-1', ({ code }) => {
  const bytes = inLanguage(code, () => {
    const dated = documents(60).map(lineOfDocument);
    const undated = undatedOf(documents(1));
    const told = { seller, ...year, basis: 'payment' as const };
    const sums = { currencies: sumsOf(dated), undated: sumsOf(undated) };
    const [first, ...further] = describeReportSheets(sums, [...dated, ...undated], told);
    if (!first) throw new Error('nothing');
    return renderInvoicePdf(first, { further });
  });
  expect(findBreaches(bytes)).toEqual([]);
  const { pages } = readPdf(bytes);
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.filter(({ text }) => text.includes('EUR, '))).toHaveLength(2);
});

it.each(languages)('a statement in $name conforms to PDF/A-3u and PDF/UA-1', ({ code }) => {
  const invoices = documents(3).map(({ id, number, day, currency, charged }) => ({
    id,
    number,
    day,
    dueDay: day,
    currency,
    totalMinor: charged.total,
    isVoid: false,
  }));
  const client = savedClient({ name: 'Finch', address: '2 Lane', language: code, region: 'US' });
  const sheets = describeStatementSheets(buildStatement(invoices, [], year), {
    seller,
    client,
    usual: null,
    ...year,
  });
  const [first, ...further] = sheets;
  if (!first) throw new Error('nothing');
  expect(first.language).toBe(code);
  expect(first.to.addressLines).toHaveLength(2);
  expect(findBreaches(renderInvoicePdf(first, { further }))).toEqual([]);
});
