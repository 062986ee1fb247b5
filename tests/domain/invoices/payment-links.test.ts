import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { toPaySheet } from '#app/domain/invoices/pay-sheet.ts';
import {
  formatOtherPaymentLinks,
  parseOtherPaymentLinks,
} from '#app/domain/invoices/payment-link-json.ts';
import {
  checkOtherLink,
  checkPaypalLink,
  checkStripeLink,
  parseLink,
} from '#app/domain/invoices/payment-links.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { askThroughPaypal } from '#app/domain/payments/amount-due.ts';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import { invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { plainLine } from '#tests/support/plain-line.ts';

const https = { code: 'https' };
const nameless = { code: 'paypalName' };

it('a Stripe or PayPal link may be in capitals, have spaces around it and a www', () => {
  const stripe = ['https://buy.stripe.com/abc', ' HTTPS://BUY.STRIPE.COM/abc '];
  expect(stripe.map((link) => checkStripeLink(link).ok)).toEqual([true, true]);
  const paypal = ['https://paypal.me/wren', 'https://www.paypal.me/wren', 'https://PayPal.Me/wren'];
  expect(paypal.map((link) => checkPaypalLink(link).ok)).toEqual([true, true, true]);
});

describe('a Stripe link', () => {
  it.each([
    ['http://buy.stripe.com/abc', https],
    ['buy.stripe.com/abc', https],
    ['javascript:alert(1)', https],
    ['https://evil.example/?stripe.com', { code: 'stripeLink' }],
    ['https://notstripe.com/x', { code: 'stripeLink' }],
    ['https://stripe.com.evil.example/x', { code: 'stripeLink' }],
    ['https://stripe.com@evil.example/x', { code: 'stripeLink' }],
    ['https://user:secret@stripe.com/x', { code: 'stripeLink' }],
    ['https://stripe.com\\@evil.example/', { code: 'stripeLink' }],
    ['https://stripe.com./x', { code: 'stripeLink' }],
    ['https://str\tipe.com/x', { code: 'stripeLink' }],
    [`https://stripe.com/${'x'.repeat(500)}`, { code: 'stripeLink' }],
  ])('%s: %s', (link, issue) => expect(checkStripeLink(link)).toEqual({ ok: false, issue }));
});

describe('a PayPal link', () => {
  it.each([
    ['http://paypal.me/wren', https],
    ['https://evil.example/?paypal.me', { code: 'paypalLink' }],
    ['https://paypal.me.evil.example/', { code: 'paypalLink' }],
    ['https://paypal.me', nameless],
    ['https://www.paypal.me//?name=wren', nameless],
  ])('%s: %s', (link, issue) => expect(checkPaypalLink(link)).toEqual({ ok: false, issue }));
});

describe('another link', () => {
  it('may be any https URL with a host name, in normalized form', () => {
    expect(checkOtherLink('https://Pay.Example/a b', 'Pay').ok).toBe(false);
    const link = { ok: true, url: 'https://pay.example/' };
    expect(checkOtherLink('https://Pay.Example', 'Pay')).toEqual(link);
    const refusal = { ok: false, issue: { code: 'anyLink', name: 'Pay' } };
    const wrong = ['https://', 'https://localhost/x', 'https://[::1]/', 'https://a@b.example/'];
    for (const url of wrong) expect(checkOtherLink(url, 'Pay')).toEqual(refusal);
  });

  it('a valid link normalizes to itself, and is https without user and port', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ validSchemes: ['https'] }), fc.string()), (text) => {
        const url = parseLink(text);
        fc.pre(url !== null);
        expect(url?.href.startsWith('https://')).toBe(true);
        expect(url?.username).toBe('');
        expect(url?.port).toBe('');
        expect(parseLink(url?.href ?? '')?.href).toBe(url?.href);
      }),
    );
  });
});

describe('stored links', () => {
  const link = { name: 'Wise', url: 'https://wise.com/pay' };

  it.each<[string, unknown, unknown[]]>([
    ['an array', [link, link], [link, link]],
    ['a single object', link, [link]],
    ['JSON text', JSON.stringify([link]), [link]],
    ['a missing name', [{ url: link.url }], [{ name: '', url: link.url }]],
    ['null', null, []],
    ['invalid JSON', '[{', []],
    ['wrong types', [4, 'x', null, { name: 5, url: {} }], []],
  ])('are read from %s', (_case, stored, links) => {
    expect(parseOtherPaymentLinks(stored)).toEqual(links);
  });

  it('are stored as JSON, or null if there are none', () => {
    expect(parseOtherPaymentLinks(formatOtherPaymentLinks([link]))).toEqual([link]);
    expect(formatOtherPaymentLinks([])).toBeNull();
  });
});

test.each<[string, number, CurrencyCode, string | null]>([
  ['https://paypal.me/wren', 1250, 'USD', 'https://paypal.me/wren/12.50USD'],
  ['https://www.paypal.me/Wren/', 100_000_050, 'CAD', 'https://www.paypal.me/Wren/1000000.50CAD'],
  [
    'https://paypal.me/wren?locale.x=en_GB',
    1,
    'GBP',
    'https://paypal.me/wren/0.01GBP?locale.x=en_GB',
  ] as [string, number, CurrencyCode, string],
  ['https://paypal.me/wren', 125_000, 'HUF', 'https://paypal.me/wren/1250HUF'],
  ['https://paypal.me/wren', 125_050, 'HUF', null],
  // PayPal doesn't accept this currency.
  ['https://paypal.me/wren', 1250, 'ZAR', null],
  // The seller set an amount.
  ['https://paypal.me/wren/20', 1250, 'USD', null],
])('%s asked for %i in %s', (link, minor, currency, asking) => {
  expect(askThroughPaypal(link, minor, currency)).toBe(asking);
});

describe('the links of an invoice for 100.00', () => {
  const content = invoiceContent('us', {
    items: [
      plainLine({
        description: 'Work',
        quantityHundredths: 100,
        unitPriceMinor: 10_000,
        taxRateThousandths: 0,
      }),
    ],
    paypalPaymentLink: 'https://paypal.me/wren',
    displayPaypalQr: true,
    acceptCardPayments: true,
    stripePaymentLink: 'https://buy.stripe.com/test_abc',
    otherPaymentLinks: [{ name: 'Wise', url: 'https://wise.com/pay/wren' }],
  });
  const figures = calculateTotals(content);
  if (!figures.ok) throw new Error(figures.reason);
  const { totals } = figures;
  const sheetAsking = (asksMinor?: number, paypalPaymentLink = content.paypalPaymentLink) =>
    describeDocument({
      content: { ...content, paypalPaymentLink },
      totals,
      status: 'unpaid',
      asksMinor,
      logo: null,
      signature: null,
    });
  const note = '$30.00 is due now. This link may show a different amount.';

  test('on a page request the amount from PayPal, and show it next to others if it is partial', () => {
    expect(sheetAsking(3000).paymentLinks).toEqual([
      { kind: 'paypal', label: 'Pay with PayPal', url: 'https://paypal.me/wren/30.00USD' },
      {
        kind: 'stripe',
        label: 'Pay with Stripe',
        url: 'https://buy.stripe.com/test_abc',
        note,
      },
      { kind: 'other', label: 'Wise', url: 'https://wise.com/pay/wren', note },
    ]);
    const whole = sheetAsking(10_000).paymentLinks;
    expect(whole[0]?.url).toBe('https://paypal.me/wren/100.00USD');
    expect(whole.some((link) => link.note)).toBe(false);
    const [paypal] = sheetAsking(3000, 'https://paypal.me/wren/100').paymentLinks;
    expect(paypal).toMatchObject({ url: 'https://paypal.me/wren/100', note });
  });

  test('have a code with the amount only on the pay page: a sheet may be printed', () => {
    const sheet = sheetAsking(3000);
    expect(sheet.paypalQrUrl).toBe('https://paypal.me/wren');
    expect(toPaySheet(sheet).paypalQrUrl).toBe('https://paypal.me/wren/30.00USD');
  });

  test('are on the pay page without lines, notes or addresses, until the invoice is paid', () => {
    const sheet = toPaySheet(sheetAsking(3000));
    expect(sheet).toMatchObject({
      from: { name: content.businessName },
      to: { name: content.clientName },
    });
    expect(JSON.stringify(sheet)).not.toMatch(/Work|High Street/);
    const paid = { content, totals, status: 'paid', logo: null, signature: null } as const;
    expect(toPaySheet(describeDocument(paid))).toMatchObject({
      paymentLinks: [],
      bankDetails: [],
      paypalQrUrl: null,
      paymentNotes: null,
    });
  });
});
