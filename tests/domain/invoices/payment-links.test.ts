import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
