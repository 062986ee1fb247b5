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

describe('a Stripe link', () => {
  it.each(['https://buy.stripe.com/abc', ' HTTPS://BUY.STRIPE.COM/abc '])('%s is valid', (link) =>
    expect(checkStripeLink(link).ok).toBe(true),
  );

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
    ['https://', { code: 'stripeLink' }],
    [`https://stripe.com/${'x'.repeat(500)}`, { code: 'stripeLink' }],
  ])('%s: %s', (link, issue) => expect(checkStripeLink(link)).toEqual({ ok: false, issue }));
});

describe('a PayPal link', () => {
  it.each(['https://paypal.me/wren', 'https://www.paypal.me/wren', 'https://PayPal.Me/wren'])(
    '%s is valid',
    (link) => expect(checkPaypalLink(link).ok).toBe(true),
  );

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
    expect(checkOtherLink('https://Pay.Example', 'Pay')).toEqual({
      ok: true,
      url: 'https://pay.example/',
    });
  });

  it.each(['https://', 'https://localhost/x', 'https://[::1]/', 'https://a@b.example/'])(
    '%s is refused',
    (link) =>
      expect(checkOtherLink(link, 'Pay')).toEqual({
        ok: false,
        issue: { code: 'anyLink', name: 'Pay' },
      }),
  );

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
