import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import {
  describeDownload,
  describePdfProblem,
} from '#app/features/e-invoices/words/describe-download.ts';
import { describeInvoiceFile } from '#app/features/invoice-sheet/server/render-stored-invoice.server.ts';
import { completeForFiles, taxInvoiceForFiles } from '#tests/fixtures/e-invoices.ts';
import { invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { plainLine, totalsOf } from '#tests/support/plain-line.ts';
import { randomDocument } from '#tests/support/random-invoices.ts';

const three = 'United Kingdom, three rates and three discounts';
const describe = (content: InvoiceContent) =>
  describeDownload({ content, totals: totalsOf(content) });
const attachmentOf = (content: InvoiceContent, status: 'unpaid' | 'void' = 'unpaid') =>
  describeInvoiceFile({
    content,
    totals: totalsOf(content),
    status,
    logo: null,
    signature: null,
  }).attachment;

test('a complete invoice is reported as having a separate file', () => {
  expect(describe(taxInvoiceForFiles(three))).toEqual({
    title: 'E-invoice (XML)',
    download: 'Download XML',
    headline: 'This file is ready to download.',
    note: 'The file format is Peppol BIS Billing 3 (UBL). Nothing is sent over Peppol.',
    problems: [],
  });
});

test('what is missing is listed with its fields, and the PDF contains XML anyway if it needs none of that', () => {
  const content = taxInvoiceForFiles(three, { clientReference: null, clientTaxNumber: null });
  const described = describe(content);
  expect(described.headline).toBe('2 details are missing from this file');
  expect(described.problems).toEqual([
    { sentence: 'Your client’s VAT number is missing.', field: 'clientTaxNumber' },
    {
      sentence: 'Your client’s reference or purchase order number is missing.',
      field: 'clientReference',
    },
  ]);
  expect(attachmentOf(content)?.name).toBe('factur-x.xml');
});

test('an invoice with two taxes on a line says why there is no file, and its PDF contains none', () => {
  const content = taxInvoiceForFiles('Quebec, GST and QST');
  expect(describe(content).headline).toBe('This file isn’t available for this invoice');
  expect(describe(content).problems).toEqual([
    {
      sentence: 'Line 1 has more than one tax. E-invoices allow one tax per line.',
      field: 'items.0.taxRate',
    },
  ]);
  expect(attachmentOf(content)).toBeNull();
});

test('a void invoice has none, and says why', () => {
  const content = taxInvoiceForFiles(three);
  const described = describeDownload({ content, totals: totalsOf(content), status: 'void' });
  expect(described.headline).toBe('This file isn’t available for this invoice');
  expect(described.problems.map(({ sentence }) => sentence)).toEqual([
    'E-invoices aren’t available for void invoices.',
  ]);
  expect(attachmentOf(content, 'void')).toBeNull();
});

test('no random invoice with two taxes on a line has a file, and each says why', () => {
  const random = fc.sample(randomDocument, { seed: 3, numRuns: 100 });
  const several = random.filter(({ items }) => items.some(({ taxes }) => taxes.length > 1));
  expect(several.length).toBeGreaterThan(20);
  for (const content of several) {
    const { headline, problems } = describe(completeForFiles(content));
    expect(headline).toBe('This file isn’t available for this invoice');
    expect(problems.map(({ sentence }) => sentence)).toContainEqual(
      expect.stringMatching(/^Line \d+ has more than one tax\./),
    );
    expect(attachmentOf(completeForFiles(content))).toBeNull();
  }
});

const pdfProblemOf = (content: InvoiceContent) =>
  describePdfProblem({ content, totals: totalsOf(content) });

test('a seller who charges a tax without a number reads in one sentence why the PDF has no XML', () => {
  const shelf = { description: 'Shelf', quantityHundredths: 100, unitPriceMinor: 10_000 };
  const items = [plainLine({ ...shelf, taxRateThousandths: 10_000 })];
  const content = invoiceContent('us', { items, clientRegion: 'US', taxNumber: null });
  expect(pdfProblemOf(content)).toEqual({
    sentence: 'Your tax number is missing.',
    field: 'taxNumber',
  });
  expect(pdfProblemOf({ ...content, taxNumber: '12-3456789' })).toBeNull();
});

test('what only the download needs is not a reason for the PDF', () => {
  expect(pdfProblemOf(taxInvoiceForFiles(three, { clientReference: null }))).toBeNull();
});

test('there is a sentence exactly if the PDF has no XML, whatever the cause', () => {
  const random = fc.sample(randomDocument, { seed: 5, numRuns: 60 });
  for (const content of random.flatMap((one) => [one, completeForFiles(one)])) {
    expect(pdfProblemOf(content) === null).toBe(attachmentOf(content) !== null);
  }
});

test('without a client country there is no XML in the PDF', () => {
  const content = taxInvoiceForFiles(three, { clientRegion: null });
  expect(describe(content).problems).toContainEqual({
    sentence: 'Your client’s country is missing.',
    field: 'clientRegion',
  });
  expect(attachmentOf(content)).toBeNull();
});
