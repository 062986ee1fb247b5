import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import { type TextField, type TextRule, textRules } from '#app/domain/fields/field-rules.ts';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import { checkPreview } from '#app/domain/invoices/check-preview.ts';
import type { DraftItem, InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { emailOf, ibanOf } from '#tests/support/long-texts.ts';

type Changes = Partial<InvoiceDraft>;

const check = (changes: Changes, country: CountryCode = 'us') =>
  checkDraft(validDraft(country, changes), { country, userLanguage: 'en-US' });

/** Issues as text by field: the code and its values. */
const toTexts = (issues: readonly { field: string; group: string }[]): Record<string, string> =>
  Object.fromEntries(
    issues.map(({ field, group, ...issue }) => {
      const values: unknown[] = Object.values(issue);
      return [field, values.filter((value) => value !== undefined).join(' ')];
    }),
  );

function issuesOf(changes: Changes, country: CountryCode = 'us'): Record<string, string> {
  const checked = check(changes, country);
  return checked.ok ? {} : toTexts(checked.issues);
}

const withCards = (stripePaymentLink: string) => ({ acceptCardPayments: true, stripePaymentLink });
const withLink = (url: string) => ({ otherPaymentLinks: [{ name: 'Wise', url }] });
const withItem = (changes: Partial<DraftItem>): Changes => ({
  items: validDraft().items.map((item) => ({ ...item, ...changes })),
});

describe('a complete draft', () => {
  it('becomes exact content', () => {
    const changes = {
      ...withItem({ quantity: '0.5', unitPrice: '33.33', taxRate: '9.975' }),
      businessName: '  Wren\r\nStudio ',
      discount: '12.5',
      showDiscount: true,
      businessPhone: '   ',
    };
    const figures = {
      quantityTenThousandths: 5000,
      unitPriceTenThousandths: 33_330_000,
      taxes: [{ name: '', rate: 99_750, number: null }],
    };
    expect(check(changes)).toMatchObject({
      ok: true,
      content: {
        country: 'us',
        currency: 'USD',
        businessName: 'Wren Studio',
        businessPhone: null,
        businessAddress: '1 Main Street\nSpringfield',
        discountHundredths: 1250,
        items: [{ description: 'Design work', ...figures }],
      },
    });
    expect(check({ discount: '10', showDiscount: false })).toMatchObject({
      content: { discountHundredths: 0 },
    });
  });

  it('follows the country of the path until a currency is chosen', () => {
    expect(check({}, 'uk')).toMatchObject({ content: { currency: 'GBP' } });
    const yen = { currency: 'JPY', ...withItem({ unitPrice: '1000.5' }) } as const;
    expect(check(yen, 'uk')).toMatchObject({
      content: { currency: 'JPY', items: [{ unitPriceTenThousandths: 10_010_000 }] },
    });
  });

  it('discounts up to the subtotal, including lines without a description', () => {
    const shown = { discountKind: 'amount', showDiscount: true } as const;
    for (const item of [{}, { description: '' }]) {
      const issueOf = (discount: string) =>
        issuesOf({ ...shown, discount, ...withItem(item) }).discount;
      expect(['100', '100.01'].map(issueOf)).toEqual([undefined, 'discountTooLarge']);
    }
  });
});

describe('the checks on save', () => {
  it.each<[Changes, Record<string, string>]>([
    [{ invoiceNumber: ' ' }, { invoiceNumber: 'required invoiceNumber' }],
    [{ invoiceDate: '' }, { invoiceDate: 'required invoiceDate' }],
    [{ dueDate: '2026-02-30' }, { dueDate: 'date' }],
    [{ invoiceDate: '2026-03-02', dueDate: '2026-03-01' }, { dueDate: 'dueBeforeInvoice' }],
    [{ businessName: '' }, { businessName: 'required businessName' }],
    [{ businessEmail: 'a@b' }, { businessEmail: 'email' }],
    [{ businessAddress: '\n' }, { businessAddress: 'required businessAddress' }],
    [{ clientName: '' }, { clientName: 'required clientName' }],
    [{ clientAddress: '' }, { clientAddress: 'required clientAddress' }],
    [{ clientEmail: 'no-address' }, { clientEmail: 'email' }],
    [{ clientEmail: 'HELLO@wren.example' }, { clientEmail: 'sameEmail' }],
    [{ discount: '100.01', showDiscount: true }, { discount: 'discount' }],
    [{ accountNumber: '' }, { paymentMethods: 'noPaymentMethod' }],
    [{ acceptCardPayments: true }, { stripePaymentLink: 'stripeRequired' }],
    [{ paypalPaymentLink: 'https://evil.example/' }, { paypalPaymentLink: 'paypalLink' }],
    [{ swiftBic: 'ABC' }, { swiftBic: 'swiftLength DEUTDEFF DEUTDEFF500' }],
    [{ items: [] }, { items: 'noneComplete' }],
    [withCards('https://stripe.com.evil.example/'), { stripePaymentLink: 'stripeLink' }],
    [withLink('https://'), { 'otherPaymentLinks.0.url': 'anyLink Wise' }],
  ])('refuse %j', (changes, issues) => {
    expect(issuesOf(changes)).toEqual(issues);
  });

  it.each<[Partial<DraftItem>, string, string]>([
    [{ description: 'x'.repeat(501) }, 'description', 'descriptionLength'],
    [{ quantity: '0' }, 'quantity', 'quantity'],
    [{ quantity: '0.00004' }, 'quantity', 'quantity'],
    [{ quantity: 'two' }, 'quantity', 'notANumber'],
    [{ quantity: '100000.01' }, 'quantity', 'quantityLimit'],
    [{ unitPrice: '-0.001' }, 'unitPrice', 'price'],
    [{ unitPrice: '1000000000.01' }, 'unitPrice', 'priceLimit'],
    [{ taxRate: '-1' }, 'taxRate', 'taxRate'],
    [{ taxRate: '100.0001' }, 'taxRate', 'taxRate'],
  ])('refuse an item with %o', (changes, field, issue) => {
    const issues = { [`items.0.${field}`]: issue, items: 'noneComplete' };
    expect(issuesOf(withItem(changes))).toEqual(issues);
  });

  const tax = (name: string, rate = '1') => ({ name, rate });

  it.each<[Partial<DraftItem>, string, string]>([
    [{ discount: '100.01' }, 'discount', 'discount'],
    [{ discount: '-1', discountKind: 'amount' }, 'discount', 'discountAmount'],
    [{ discount: '100.01', discountKind: 'amount' }, 'discount', 'lineDiscount'],
    [{ taxName: 'x'.repeat(41) }, 'taxName', 'taxNameLength'],
    [{ taxName: 'A', moreTaxes: [tax('x'.repeat(41))] }, 'moreTaxes.0.name', 'taxNameLength'],
    [{ taxName: 'A', moreTaxes: [tax('B', '100.0001')] }, 'moreTaxes.0.rate', 'taxRate'],
    [{ taxName: 'A', moreTaxes: [tax('B'), tax(' A ')] }, 'moreTaxes.1.name', 'sameTax'],
    [{ moreTaxes: [...'12345'].map((name) => tax(name)) }, 'moreTaxes.4.name', 'tooManyTaxes'],
  ])('refuse a line with %j', (changes, field, issue) => {
    expect(issuesOf(withItem(changes))).toHaveProperty([`items.0.${field}`], issue);
  });

  it('refuse the country’s name of its tax as the name of another', () => {
    const changes = withItem({ moreTaxes: [tax('VAT', '5')] });
    expect(issuesOf(changes, 'uk')).toMatchObject({ 'items.0.moreTaxes.0.name': 'sameTax' });
    expect(issuesOf(changes, 'us')).toEqual({});
  });

  it('ask nothing about taxes that a reason excludes', () => {
    const wrong = { taxRate: 'x', moreTaxes: [tax('', '101')] };
    expect(issuesOf(withItem({ ...wrong, taxReason: 'export' }))).toEqual({});
    expect(issuesOf({ ...withItem(wrong), registered: 'no' })).toEqual({});
    const reverse = withItem({ ...wrong, taxReason: 'reverse-charge' });
    expect(issuesOf(reverse, 'uk')).toHaveProperty(['items.0.taxRate']);
  });

  it('accept values at each limit', () => {
    const item = withItem({ description: 'x'.repeat(500), quantity: '100000', taxRate: '100' });
    expect(issuesOf({ ...item, discount: '100', showDiscount: true })).toEqual({});
    expect(issuesOf(withItem({ unitPrice: '1000000000' }))).toEqual({});
  });

  it('refuse 101 items and a total above 2^53-1', () => {
    const items = Array.from({ length: 101 }, () => validDraft().items).flat();
    expect(issuesOf({ items })).toEqual({ items: 'tooManyItems' });
    expect(issuesOf({ items: items.slice(1) })).toEqual({});
    const large = withItem({ quantity: '100000', unitPrice: '1000000000' });
    expect(issuesOf(large)).toEqual({ items: 'totalTooLarge' });
  });
});

describe('payment methods', () => {
  it.each<[CountryCode, Changes]>([
    ['us', withCards('https://buy.stripe.com/abc')],
    ['us', withLink('https://wise.com/pay')],
    ['uk', { iban: 'gb82 west 1234 5698 7654 32' }],
    ['au', { payid: '0400 000 000' }],
    ['ca', { interacEmail: 'pay@wren.example' }],
  ])('one is enough in %s: %o', (country, changes) => {
    expect(issuesOf({ accountNumber: '', ...changes }, country)).toEqual({});
  });

  it('only fields that the country shows count, are checked and are kept', () => {
    const iban = { accountNumber: '', iban: 'GB82WEST12345698765432' };
    expect(issuesOf(iban)).toHaveProperty('paymentMethods');
    expect(check({ iban: 'nonsense', payid: 'x' })).toMatchObject({
      ok: true,
      content: { iban: null, payid: null },
    });
  });

  it('a seller who accepts cards needs no other payment method, nor a Stripe link; a typed one is checked', () => {
    const isReady = (changes: Changes) => {
      const draft = validDraft('us', { accountNumber: '', ...changes });
      return checkDraft(draft, { country: 'us', takesCards: true, userLanguage: 'en-US' }).ok;
    };
    expect([isReady({}), isReady({ acceptCardPayments: true })]).toEqual([true, true]);
    const stripePaymentLink = 'https://evil.example/';
    expect(isReady({ acceptCardPayments: true, stripePaymentLink })).toBe(false);
  });

  it('stores codes and links in their normal form', () => {
    const changes = {
      iban: 'gb82 west 1234 5698 7654 32',
      swiftBic: 'deutdeff',
      paypalPaymentLink: ' HTTPS://PayPal.me/wren ',
      displayPaypalQr: true,
      stripePaymentLink: 'https://buy.stripe.com/hidden',
      otherPaymentLinks: [
        { name: '', url: '' },
        { name: '', url: 'https://wise.com/pay' },
      ],
    };
    expect(check(changes, 'uk')).toMatchObject({
      ok: true,
      content: {
        iban: 'GB82WEST12345698765432',
        swiftBic: 'DEUTDEFF',
        paypalPaymentLink: 'https://paypal.me/wren',
        displayPaypalQr: true,
        stripePaymentLink: null,
        otherPaymentLinks: [{ name: 'wise.com', url: 'https://wise.com/pay' }],
      },
    });
  });
});

describe('the maximum length of a text', () => {
  const limits: Record<number, string> = {
    20: 'postalCode shippingPostalCode routingNumber institutionNumber',
    50: 'invoiceNumber businessPhone clientTaxNumber taxNumber accountNumber',
    100: 'clientReference',
    200: 'businessName clientName clientContact bankName accountHolder checkPayeeName',
    255: 'businessEmail clientEmail interacEmail payid',
    500: 'businessWebsite businessAddress clientAddress shippingAddress bankAddress checkMailingAddress',
    5000: 'notes paymentNotes secondNotes secondPaymentNotes',
  };
  const rows = Object.entries(limits).flatMap(([max, fields]) =>
    fields.split(' ').map((field) => ({ field: field as TextField, max: Number(max) })),
  );
  const countryOf: Partial<Record<TextField, CountryCode>> = {
    institutionNumber: 'ca',
    interacEmail: 'ca',
    payid: 'au',
  };

  it.each(rows)('of $field is $max', ({ field, max }) => {
    const issuesAt = (length: number) => {
      const text = /email/i.test(field) ? emailOf(length) : 'x'.repeat(length);
      return issuesOf({ language: 'fr-CA+en-CA', [field]: text }, countryOf[field]);
    };
    const { label = field }: TextRule = textRules[field];
    expect(issuesAt(max)).toEqual({});
    expect(issuesAt(max + 1)).toEqual({ [field]: `tooLong ${label} ${max}` });
  });

  it('is defined for every text without a format of its own', () => {
    const formats =
      'iban swiftBic invoiceDate dueDate supplyDate homeRate homeRateDate paymentTerms';
    const all = [...rows.map(({ field }) => field), ...formats.split(' '), 'homeRateSource'];
    expect(all.sort()).toEqual(Object.keys(textRules).sort());
  });

  it('is 500 for a link and 200 for its name, with up to ten links', () => {
    const link = { name: 'x'.repeat(200), url: `https://wise.com/${'x'.repeat(483)}` };
    const links = (count: number, changes = {}) =>
      issuesOf({ otherPaymentLinks: Array(count).fill({ ...link, ...changes }) });
    expect(links(10)).toEqual({});
    expect(links(11)).toEqual({ otherPaymentLinks: 'tooManyLinks 10' });
    expect(links(1, { url: `${link.url}x` })).toHaveProperty(['otherPaymentLinks.0.url']);
    const named = { 'otherPaymentLinks.0.name': 'linkName 200' };
    expect(links(1, { name: 'x'.repeat(201) })).toEqual(named);
  });

  it('is 34 for an IBAN and 11 for a SWIFT/BIC, not counting spaces between groups', () => {
    const grouped = (text: string) => text.replace(/(.{4})(?=.)/g, '$1 ');
    const longest = { iban: grouped(ibanOf(34)), swiftBic: grouped('DEUTDEFF500') };
    expect(issuesOf(longest, 'uk')).toEqual({});
    expect(issuesOf({ iban: ibanOf(35) }, 'uk')).toHaveProperty('iban');
    expect(issuesOf({ swiftBic: 'DEUTDEFF5000' })).toHaveProperty('swiftBic');
  });
});

describe('a preview', () => {
  const preview = (changes: Changes, country: 'us' | 'uk' = 'us') =>
    checkPreview(validDraft(country, changes), { country });

  it('needs less than a save, and lists what is missing', () => {
    const less = { businessEmail: '', businessAddress: '', clientAddress: '', clientEmail: '' };
    expect(preview(less)).toEqual({ ok: true });
    const none = { businessName: '', clientName: ' ', accountNumber: '' };
    expect(preview({ ...none, ...withItem({ unitPrice: '0' }) })).toMatchObject({
      ok: false,
      title: 'incomplete',
      missing: ['businessName', 'clientName', 'items', 'paymentMethods'],
    });
    const payment = { title: 'payment', missing: ['paymentMethods'] };
    expect(preview({ accountNumber: '' })).toMatchObject(payment);
    expect(preview({ accountNumber: '', checkPayeeName: 'Wren' })).toEqual({ ok: true });
  });

  const same = { clientEmail: 'sameEmail' };
  it.each<[Changes, Record<string, string>]>([
    [{ businessEmail: 'x' }, { businessEmail: 'emailFormat' }],
    [{ clientEmail: 'Hello@WREN.example' }, { businessEmail: 'businessEmail', ...same }],
    [{ paypalPaymentLink: 'http://paypal.me/x' }, { paypalPaymentLink: 'httpsOnly paypal' }],
    [withCards('https://'), { stripePaymentLink: 'invalidUrl stripe' }],
    [withLink('ftp://wise.com'), { 'otherPaymentLinks.0.url': 'httpsOnly Wise' }],
    [{ iban: 'GB83WEST12345698765432' }, { iban: 'ibanChecksum' }],
  ])('is refused with %o', (changes, issues) => {
    const result = preview(changes, 'uk');
    expect(result).toMatchObject({ ok: false, title: 'invalid', missing: [] });
    expect(result.ok ? {} : toTexts(result.issues)).toEqual(issues);
  });
});
