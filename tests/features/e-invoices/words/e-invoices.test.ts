import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { downloadFormat, type EInvoiceFormat } from '#app/domain/e-invoices/e-invoice.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { parseMoney } from '#app/domain/money/money.ts';
import {
  describeEInvoice,
  renderEInvoice,
} from '#app/features/e-invoices/words/render-e-invoice.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { completeForFiles, taxInvoiceForFiles } from '#tests/fixtures/e-invoices.ts';
import { invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { taxInvoices } from '#tests/fixtures/tax-invoices.ts';
import { elementTexts } from '#tests/support/element-texts.ts';
import { plainLine, totalsOf } from '#tests/support/plain-line.ts';
import { randomInvoice } from '#tests/support/random-invoices.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { sheetOf } from '#tests/support/sheet-of.ts';

const make = (content: InvoiceContent, format: EInvoiceFormat) =>
  renderEInvoice({ content, totals: totalsOf(content) }, format);

function fileOf(content: InvoiceContent, format: EInvoiceFormat): string {
  const made = make(content, format);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.xml;
}

function problemsOf(content: InvoiceContent, format: EInvoiceFormat): string[] {
  const made = make(content, format);
  return made.ok ? [] : made.problems.map(({ kind, code, field }) => `${kind} ${code} ${field}`);
}

const shelf = { description: 'Shelf', quantityHundredths: 100, unitPriceMinor: 10_000 };
const plain = (country: 'us' | 'ca' | 'uk' | 'au', taxRateThousandths: number) =>
  completeForFiles(
    invoiceContent(country, { items: [plainLine({ ...shelf, taxRateThousandths })] }),
  );

test('a discount is split over three rates in whole pence, and every sum is consistent', () => {
  // Lines less their own discounts: 112.50, 100.00, 60.00. Their shares of the 30.00 are 12.3853..., 11.0091... and
  // 6.6055...: the penny left over goes to the largest remainder, 6.61. 112.50 - 12.38 = 100.12; 100.00 - 11.01 =
  // 88.99; 60.00 - 6.61 = 53.39.
  const discounted = taxInvoiceForFiles('United Kingdom, three rates and three discounts');
  const xml = fileOf(discounted, 'peppol');
  const lineAmounts = ['272.50', '112.50', '100.00', '60.00'];
  expect(elementTexts(xml, 'cbc:LineExtensionAmount')).toEqual(lineAmounts);
  expect(elementTexts(xml, 'cbc:Amount')).toEqual(['12.38', '11.01', '6.61', '12.50', '20.00']);
  expect(elementTexts(xml, 'cbc:TaxableAmount')).toEqual(['100.12', '88.99', '53.39']);
  expect(elementTexts(xml, 'cbc:TaxAmount')).toEqual(['24.47', '20.02', '4.45', '0.00']);
  expect(elementTexts(xml, 'cbc:TaxExclusiveAmount')).toEqual(['242.50']);
  expect(elementTexts(xml, 'cbc:PayableAmount')).toEqual(['266.97']);
  expect(xml).toContain('<cbc:EndpointID schemeID="9932">GB220430231</cbc:EndpointID>');
  expect(xml).toContain('<cbc:InvoicedQuantity unitCode="LTR">10</cbc:InvoicedQuantity>');
  expect(xml).not.toContain('schemeID="EM"');
});

test('prices that include tax are written without it, as the sheet shows them', () => {
  // 500.00 including 10%: 454.55 and 45.45.
  const xml = fileOf(taxInvoiceForFiles('Australia, prices include GST'), 'pint');
  expect(elementTexts(xml, 'cbc:PriceAmount')).toEqual(['454.55']);
  expect(elementTexts(xml, 'cbc:LineExtensionAmount')).toEqual(['454.55', '454.55']);
  expect(elementTexts(xml, 'cbc:TaxAmount')).toEqual(['45.45', '45.45']);
  expect(elementTexts(xml, 'cbc:TaxInclusiveAmount')).toEqual(['500.00']);
  expect(xml).toContain('<cbc:CompanyID schemeID="0151">51824753556</cbc:CompanyID>');
  expect(xml).toContain('<cac:TaxScheme><cbc:ID>GST</cbc:ID></cac:TaxScheme>');
});

test('2.5 hours at 333 yen are 833 yen, which is the price of 2.5 hours (R120)', () => {
  const { content } =
    taxInvoices.find(({ name }) => name === 'Australia, in yen with GST inside') ?? {};
  if (!content) throw new Error('No invoice');
  const xml = fileOf(completeForFiles({ ...content, pricesIncludeTax: false }), 'pint');
  expect(elementTexts(xml, 'cbc:PriceAmount')).toEqual(['1000', '833']);
  expect(elementTexts(xml, 'cbc:BaseQuantity')).toEqual(['2.5']);
  expect(elementTexts(xml, 'cbc:LineExtensionAmount')).toEqual(['1833', '1000', '833']);
});

test('the tax of a foreign invoice is also given in the seller’s currency', () => {
  const xml = fileOf(taxInvoiceForFiles('Australia, in dollars of the United States'), 'cii');
  expect(xml).toContain('<ram:TaxCurrencyCode>AUD</ram:TaxCurrencyCode>');
  expect(xml).toContain('<ram:TaxTotalAmount currencyID="USD">100.00</ram:TaxTotalAmount>');
  expect(xml).toContain('<ram:TaxTotalAmount currencyID="AUD">152.31</ram:TaxTotalAmount>');
});

test('under a reverse charge no tax is charged, and both tax numbers are included', () => {
  const xml = fileOf(taxInvoiceForFiles('United Kingdom, reverse charge'), 'peppol');
  expect(xml).toContain('<cbc:ID>AE</cbc:ID><cbc:Percent>0</cbc:Percent>');
  expect(xml).toContain('<cbc:TaxExemptionReasonCode>VATEX-EU-AE</cbc:TaxExemptionReasonCode>');
  expect(elementTexts(xml, 'cbc:CompanyID')).toContain('GB980780684');
  expect(elementTexts(xml, 'cbc:PayableAmount')).toEqual(['6250.00']);
});

test('an unregistered seller is outside the scope of tax and gives no tax number', () => {
  const xml = fileOf(taxInvoiceForFiles('Canada, not registered'), 'cii');
  expect(elementTexts(xml, 'ram:CategoryCode')).toEqual(['O', 'O']);
  expect(xml).not.toContain('schemeID="VA"');
  expect(xml).not.toContain('RateApplicablePercent');
});

test('an account is written with its bank in its country’s format', () => {
  const account = { accountNumber: '31926819', routingNumber: '60-16-13' };
  const content = { ...plain('uk', 20_000), ...account, accountHolder: 'Wren & Sons' };
  expect(fileOf(content, 'peppol')).toContain(
    '<cbc:ID>31926819</cbc:ID><cbc:Name>Wren &amp; Sons</cbc:Name><cac:FinancialInstitutionBranch><cbc:ID>60-16-13</cbc:ID>',
  );
  expect(elementTexts(fileOf(content, 'cii'), 'ram:ProprietaryID')).toEqual(['60-16-13 31926819']);
  const codes = { iban: 'GB29 NWBK 6016 1331 9268 19', swiftBic: 'NWBKGB2L' };
  const iban = fileOf({ ...content, ...codes }, 'cii');
  expect(elementTexts(iban, 'ram:IBANID')).toEqual(['GB29NWBK60161331926819']);
  expect(elementTexts(iban, 'ram:BICID')).toEqual(['NWBKGB2L']);
  const payid = { ...plain('au', 10_000), accountNumber: null, payid: 'pay@wren.example' };
  expect(fileOf(payid, 'pint')).toContain('<cbc:PaymentMeansCode name="PayID">30');
});

test('texts are escaped, and what XML can’t contain is left out', () => {
  const content = { ...plain('us', 7000), businessName: 'A<b> & "C"\u0000\u0007\ud800' };
  expect(fileOf(content, 'ubl')).toContain(
    '<cbc:RegistrationName>A&lt;b&gt; &amp; &quot;C&quot;</cbc:RegistrationName>',
  );
});

describe('what prevents an e-invoice', () => {
  const taxed = plain('uk', 20_000);
  const shelfAt20 = plainLine({ ...shelf, taxRateThousandths: 20_000 });
  const noVat = invoiceContent('uk', { clientRegion: 'GB', items: [shelfAt20] });
  const noAbn = { ...plain('au', 10_000), taxNumber: null, items: plain('us', 10_000).items };
  const outside = { ...shelfAt20, taxes: [], taxReason: 'outside-scope' as const };
  const quebec = taxInvoiceForFiles('Quebec, GST and QST');
  const mixed = { items: [...taxed.items, outside] };
  const abroad = { clientRegion: 'US' as const, clientTaxNumber: null };
  test.each<[string, InvoiceContent, Partial<InvoiceContent>, EInvoiceFormat]>([
    ['', taxed, {}, 'peppol'],
    ['', taxed, { clientReference: null }, 'cii'],
    ['inexpressible severalTaxes items.0.taxRate', quebec, {}, 'cii'],
    ['inexpressible mixedScope items.1.taxRate', taxed, mixed, 'cii'],
    ['missing clientCountry clientRegion', taxed, { clientRegion: null }, 'cii'],
    ['missing clientReference clientReference', taxed, { clientReference: null }, 'peppol'],
    ['missing clientTaxNumber clientTaxNumber', taxed, { clientTaxNumber: null }, 'peppol'],
    ['missing clientAddress clientTaxNumber', taxed, abroad, 'peppol'],
    ['missing clientAbn clientTaxNumber', plain('au', 10_000), { clientTaxNumber: '123' }, 'pint'],
    ['missing sellerVat taxNumbers.VAT', noVat, {}, 'cii'],
    ['missing sellerAbn taxNumber', noAbn, {}, 'pint'],
    [
      'missing sellerNumber taxNumber',
      plain('us', 0),
      { taxNumber: null, businessEmail: '' },
      'ubl',
    ],
    ['missing taxReason items.0.taxRate', plain('uk', 0), { registered: 'yes' }, 'cii'],
    ['missing text clientName', taxed, { clientName: '\u0007' }, 'cii'],
  ])('“%s”', (problem, content, changes, format) => {
    expect(problemsOf({ ...content, ...changes }, format).join()).toBe(problem);
  });

  test('rounding per line that differs by a currency unit', () => {
    // 10% of 5 yen is rounded to 1 on each of 3 lines: 3, although 10% of 15 yen is 1.5.
    const items = Array.from({ length: 3 }, () =>
      plainLine({ ...shelf, unitPriceMinor: 5, taxRateThousandths: 10_000 }),
    );
    const content = { ...plain('au', 10_000), currency: 'JPY', rounding: 'line', items } as const;
    expect(problemsOf(completeForFiles({ ...content, items }), 'pint')).toEqual([
      'inexpressible rounding items.0.unitPrice',
    ]);
  });
});

test('the sums of random invoices are consistent, and the amount due is their total', () => {
  const random = fc.sample(randomInvoice, isFullStrain ? 10_000 : 500);
  let expressed = 0;
  for (const figures of random) {
    const items = figures.items.map(({ taxReason, ...item }) => {
      const [tax = { rate: 0, number: null }] = item.taxes;
      const taxes = [{ ...tax, name: '' }];
      const isFree = tax.rate === 0;
      return { ...item, taxes, ...(isFree && { taxReason: 'exempt' as const }) };
    });
    const content = completeForFiles(invoiceContent('uk', { ...figures, items }));
    const totals = totalsOf(content);
    const made = describeEInvoice({ content, totals }, documentTexts, 'cii');
    if (!made.ok) {
      expect(made.problems.map(({ code }) => code)).toEqual(['rounding']);
      continue;
    }
    expressed++;
    const minor = (amount: string | null) =>
      parseMoney(amount ?? '0', content.currency) ?? Number.NaN;
    const sum = (amounts: (string | null)[]) => amounts.reduce((all, each) => all + minor(each), 0);
    const { model } = made;
    expect(sum(model.lines.map(({ net }) => net))).toBe(minor(model.totals.lines));
    expect(sum(model.allowances.map(({ amount }) => amount))).toBe(minor(model.totals.allowances));
    expect(minor(model.totals.lines) - minor(model.totals.allowances)).toBe(totals.net);
    expect(sum(model.taxes.map(({ base }) => base))).toBe(totals.net);
    expect(sum(model.taxes.map(({ amount }) => amount))).toBe(totals.tax);
    expect(minor(model.totals.total)).toBe(totals.total);
  }
  expect(expressed).toBeGreaterThan(random.length / 2);
});

const files = [
  'United States, fine prices',
  'Nova Scotia, HST',
  'United Kingdom, three rates and three discounts',
  'Australia, in dollars of the United States',
].flatMap((name) => {
  const content = taxInvoiceForFiles(name);
  return [downloadFormat(content.country), 'cii' as const].map((format) => ({ content, format }));
});

// `npx vitest run -u tests/features/e-invoices/words/e-invoices.test.ts` writes the files again; review the diff.
test.each(files)(
  '$content.country as $format matches the stored file',
  async ({ content, format }) => {
    const stored = `../../../fixtures/golden-e-invoices/${content.country}.${format}.xml`;
    await expect(fileOf(content, format)).toMatchFileSnapshot(stored);
  },
);

const fourteen: Partial<InvoiceContent> = { dueDate: '2026-03-15', paymentTerms: 'days:14' };
const datesOn = (content: InvoiceContent) => {
  const file = { content, totals: totalsOf(content), logo: null, signature: null };
  return JSON.stringify(sheetOf({ ...file, status: 'unpaid' }).dates);
};
const noteOf = (changes: Partial<InvoiceContent>) => {
  const xml = fileOf({ ...plain('uk', 20_000), ...changes }, 'peppol');
  return elementTexts(xml.split('<cac:PaymentTerms>')[1] ?? '', 'cbc:Note')[0] ?? '';
};

test('chosen terms are on the sheet, in the document’s language, and the default ones are not', () => {
  const chosen = datesOn(sampleContent(fourteen));
  expect(chosen).toContain('"label":"Payment terms","value":"14 days"');
  const french = datesOn(sampleContent({ ...fourteen, language: 'fr-CA' }));
  expect(french).toContain('"label":"Modalités de paiement","value":"14 jours"');
  expect(datesOn(sampleContent())).not.toContain('Payment terms');
  const both = datesOn(sampleContent({ ...fourteen, language: 'fr-CA+en-CA', country: 'ca' }));
  for (const text of ['Modalités de paiement', 'Payment terms', '14 jours', '14 days']) {
    expect(both).toContain(text);
  }
});

test('chosen terms are in BT-20, and the default ones are not', () => {
  expect(noteOf(fourteen)).toContain('Payment terms: 14 days');
  expect(noteOf({})).not.toContain('Payment terms');
});
