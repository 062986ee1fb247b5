import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { plainTax } from '#app/domain/taxes/tax-choice.ts';
import {
  describeDownload,
  describePdfProblem,
  sentenceOf,
} from '#app/features/e-invoices/words/describe-download.ts';
import { renderEInvoice } from '#app/features/e-invoices/words/render-e-invoice.ts';
import { describeInvoiceFile } from '#app/features/invoice-sheet/server/render-stored-invoice.server.ts';
import { completeForFiles, taxInvoiceForFiles } from '#tests/fixtures/e-invoices.ts';
import { invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { firstDayInvoice } from '#tests/support/first-day-invoices.ts';
import { invoicesOf } from '#tests/support/invoices-of-estimate.ts';
import { plainLine, totalsOf } from '#tests/support/plain-line.ts';
import { randomDocument } from '#tests/support/random-invoices.ts';

const three = 'United Kingdom, three rates and three discounts';
const describe = (content: InvoiceContent) =>
  describeDownload({ content, totals: totalsOf(content) });
const attachmentOf = (content: InvoiceContent, status: 'unpaid' | 'void' = 'unpaid') => {
  const file = { content, totals: totalsOf(content), logo: null, signature: null };
  return describeInvoiceFile({ ...file, status }).attachment;
};

const shelf = plainLine({
  description: 'Shelf',
  quantityHundredths: 100,
  unitPriceMinor: 10_000,
  taxRateThousandths: 0,
});
const pdfProblemOf = (content: InvoiceContent) =>
  describePdfProblem({ content, totals: totalsOf(content) });

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
  expect(pdfProblemOf(content)).toBeNull();
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
    expect(pdfProblemOf(completeForFiles(content))).not.toBeNull();
  }
});

test('a seller who charges a tax without a number reads in one sentence why the PDF has no XML', () => {
  const items = [{ ...shelf, taxes: [plainTax(10_000)] }];
  const content = invoiceContent('us', { items, clientRegion: 'US', taxNumber: null });
  const problem = { sentence: 'Your tax number is missing.', field: 'taxNumber' };
  expect(pdfProblemOf(content)).toEqual(problem);
  expect(pdfProblemOf({ ...content, taxNumber: '12-3456789' })).toBeNull();
});

const madeOf = (content: InvoiceContent) =>
  renderEInvoice({ content, totals: totalsOf(content) }, 'cii');

test('95% of 1,000 first-day invoices contain XML, and the others say what is missing', () => {
  const written = fc.sample(firstDayInvoice, { seed: 4, numRuns: 900 });
  // The rest are deposit and final invoices of estimates.
  const ofEstimates = written.flatMap((estimate, index) => {
    const minor = Math.floor(totalsOf(estimate).total / 3);
    const choices = [{ kind: 'amount', minor }, { kind: 'rest' }] as const;
    return index % 18 === 0 ? invoicesOf(estimate, choices) : [];
  });
  expect(ofEstimates).toHaveLength(100);
  const invoices = [...written, ...ofEstimates];
  const lacking: string[] = [];
  for (const content of invoices) {
    const made = madeOf(content);
    expect(attachmentOf(content) !== null).toBe(made.ok);
    expect(pdfProblemOf(content) === null).toBe(made.ok);
    if (!made.ok) lacking.push(...made.problems.slice(0, 1).map(sentenceOf));
  }
  expect(lacking.length, [...new Set(lacking)].join('\n')).toBeLessThanOrEqual(50);
  for (const sentence of lacking) expect(sentence).toMatch(/^(Your|Line) .+\.$/);
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
