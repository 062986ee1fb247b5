import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PartChoice } from '#app/domain/documents/part-of-document.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import {
  describePdfProblem,
  sentenceOf,
} from '#app/features/e-invoices/words/describe-download.ts';
import { renderEInvoice } from '#app/features/e-invoices/words/render-e-invoice.ts';
import { describeInvoiceFile } from '#app/features/invoice-sheet/server/render-stored-invoice.server.ts';
import { invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { firstDayInvoice } from '#tests/support/first-day-invoices.ts';
import { invoicesOf } from '#tests/support/invoices-of-estimate.ts';
import { plainLine, totalsOf } from '#tests/support/plain-line.ts';

const rest: PartChoice = { kind: 'rest' };

const madeOf = (content: InvoiceContent) =>
  renderEInvoice({ content, totals: totalsOf(content) }, 'cii');

test('95% of 1,000 first-day invoices contain XML, and the others say what is missing', () => {
  const written = fc.sample(firstDayInvoice, { seed: 4, numRuns: 900 });
  // The rest are deposit and final invoices of estimates.
  const ofEstimates = written.flatMap((estimate, index) => {
    const minor = Math.floor(totalsOf(estimate).total / 3);
    return index % 18 === 0 ? invoicesOf(estimate, [{ kind: 'amount', minor }, rest]) : [];
  });
  expect(ofEstimates).toHaveLength(100);
  const invoices = [...written, ...ofEstimates];
  const lacking: string[] = [];
  for (const content of invoices) {
    const made = madeOf(content);
    const file = { content, totals: totalsOf(content), status: 'unpaid' as const };
    const { attachment } = describeInvoiceFile({ ...file, logo: null, signature: null });
    expect(attachment !== null).toBe(made.ok);
    expect(describePdfProblem(file) === null).toBe(made.ok);
    if (!made.ok) lacking.push(...made.problems.slice(0, 1).map(sentenceOf));
  }
  expect(lacking.length, [...new Set(lacking)].join('\n')).toBeLessThanOrEqual(50);
  for (const sentence of lacking) expect(sentence).toMatch(/^(Your|Line) .+\.$/);
});

const shelf = plainLine({
  description: 'Shelf',
  quantityHundredths: 100,
  unitPriceMinor: 10_000,
  taxRateThousandths: 0,
});
const untaxed = (changes: Partial<InvoiceContent> = {}) =>
  invoiceContent('us', { items: [shelf], clientRegion: 'US', ...changes });

test('a seller without any number is identified by the email address', () => {
  const made = madeOf(untaxed({ taxNumber: null }));
  expect(made.ok && made.xml).toContain(
    '<ram:SellerTradeParty><ram:ID>hello@wren.example</ram:ID><ram:Name>',
  );
  const numbered = madeOf(untaxed({ taxNumber: '12-3456789' }));
  expect(numbered.ok && numbered.xml).not.toContain('<ram:ID>hello@wren.example</ram:ID>');
});

test('nothing is asked about lines at 0% from an unregistered seller', () => {
  const said = { ...shelf, taxReason: 'exempt' as const };
  const made = madeOf(untaxed({ registered: 'no', items: [shelf, said] }));
  expect(made.ok && made.xml.match(/<ram:CategoryCode>O</g)).toHaveLength(3);
});

test('an Australian seller without an ABN who charges no GST has XML in the PDF', () => {
  const content = invoiceContent('au', { items: [shelf], clientRegion: 'AU', taxNumber: null });
  expect(madeOf(content).ok).toBe(true);
});
