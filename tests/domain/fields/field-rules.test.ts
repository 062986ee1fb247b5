import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { type TextField, type TextRule, textRules } from '#app/domain/fields/field-rules.ts';
import { bankTexts } from '#app/domain/fields/payment-fields.ts';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { emailOf, ibanOf } from '#tests/support/long-texts.ts';

/** The maximum length of an invoice's text fields, and a country whose form shows the field. */
const limits: readonly [TextField, number, CountryCode?][] = [
  // The create-invoice form.
  ['invoiceNumber', 50],
  ['businessName', 200],
  ['businessEmail', 255],
  ['businessPhone', 50],
  ['businessWebsite', 500],
  ['businessAddress', 500],
  ['clientName', 200],
  ['clientEmail', 255],
  ['clientAddress', 500],
  ['clientContact', 200],
  ['clientTaxNumber', 50],
  ['clientReference', 100],
  ['shippingAddress', 500],
  ['notes', 5000],
  // Settings have the same limits as the invoice.
  ['postalCode', 20],
  ['shippingPostalCode', 20],
  ['taxNumber', 50],
  ['bankName', 200],
  ['accountHolder', 200],
  ['accountNumber', 50],
  ['routingNumber', 20],
  ['bankAddress', 500],
  // Fields with the limits of similar ones.
  ['institutionNumber', 20, 'ca'],
  ['interacEmail', 255, 'ca'],
  ['payid', 255, 'au'],
  ['checkPayeeName', 200],
  ['checkMailingAddress', 500],
  ['paymentNotes', 5000],
  ['secondNotes', 5000],
  ['secondPaymentNotes', 5000],
];

function issuesOf(changes: Partial<InvoiceDraft>, country: CountryCode = 'us') {
  const check = checkDraft(validDraft(country, { language: 'fr-CA+en-CA', ...changes }), {
    country,
    userLanguage: 'en-US',
  });
  return check.ok ? [] : check.issues.map(({ field, group, ...issue }) => [field, issue]);
}

const textOf = (field: TextField, length: number) =>
  /email/i.test(field) ? emailOf(length) : 'x'.repeat(length);

describe('the maximum text length on an invoice', () => {
  it.each(limits)('%s: %i characters, and no more', (field, most, country) => {
    expect(issuesOf({ [field]: textOf(field, most) }, country)).toEqual([]);
    const { label = field }: TextRule = textRules[field];
    expect(issuesOf({ [field]: textOf(field, most + 1) }, country)).toEqual([
      [field, { code: 'tooLong', label, max: most }],
    ]);
  });

  it('is defined for every text', () => {
    const told = limits.map(([field]) => field);
    // The two bank codes, dates, rates and payment terms have their own formats, tested below.
    const shaped = [
      'iban',
      'swiftBic',
      'invoiceDate',
      'dueDate',
      'supplyDate',
      'homeRate',
      'homeRateDate',
      'paymentTerms',
    ];
    // Only used on foreign invoices; see check-draft.test.ts.
    expect([...told, ...shaped, 'homeRateSource'].sort()).toEqual(Object.keys(textRules).sort());
  });

  it('is 500 for a link and 200 for its name, with up to ten links', () => {
    const site = (length: number) => `https://wise.com/${'x'.repeat(length - 17)}`;
    const link = { name: 'x'.repeat(200), url: site(500) };
    const links = (count: number, changes = {}) =>
      issuesOf({ otherPaymentLinks: Array(count).fill({ ...link, ...changes }) });
    expect(links(10)).toEqual([]);
    expect(links(11)).toEqual([['otherPaymentLinks', { code: 'tooManyLinks', max: 10 }]]);
    expect(links(1, { url: site(501) })).toHaveLength(1);
    expect(links(1, { name: 'x'.repeat(201) })).toEqual([
      ['otherPaymentLinks.0.name', { code: 'linkName', max: 200 }],
    ]);
    const paypal = (length: number) => ({
      paypalPaymentLink: `https://paypal.me/${'x'.repeat(length - 18)}`,
    });
    expect(issuesOf(paypal(500))).toEqual([]);
    expect(issuesOf(paypal(501))).toHaveLength(1);
  });

  it('is 34 for an IBAN and 11 for a SWIFT/BIC, not counting spaces between groups', () => {
    const grouped = (text: string) => text.replace(/(.{4})(?=.)/g, '$1 ');
    expect(issuesOf({ iban: grouped(ibanOf(34)) }, 'uk')).toEqual([]);
    expect(issuesOf({ iban: ibanOf(35) }, 'uk')).toHaveLength(1);
    expect(issuesOf({ swiftBic: grouped('DEUTDEFF500') })).toEqual([]);
    expect(issuesOf({ swiftBic: 'DEUTDEFF5000' })).toHaveLength(1);
  });
});

describe('bank fields per country', () => {
  const numbers = {
    us: ['accountNumber', 'routingNumber', 'swiftBic'],
    au: ['accountNumber', 'routingNumber', 'swiftBic'],
    ca: ['accountNumber', 'routingNumber', 'institutionNumber', 'swiftBic'],
    uk: ['accountNumber', 'routingNumber', 'iban', 'swiftBic'],
  } as const;

  it.each(countryCodes)('%s', (country) => {
    expect(bankTexts(country)).toEqual([
      'bankName',
      'accountHolder',
      ...numbers[country],
      'bankAddress',
    ]);
  });
});
