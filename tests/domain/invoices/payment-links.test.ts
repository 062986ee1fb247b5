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

const https = 'Must start with https://';
const nameless = 'Add your name, for example https://paypal.me/yourname';

describe('a Stripe link', () => {
  it.each([
    'https://buy.stripe.com/abc',
    'https://stripe.com/pay',
    'https://checkout.stripe.com/c/pay/x#y',
    ' HTTPS://BUY.STRIPE.COM/abc ',
  ])('%s passes', (link) => expect(checkStripeLink(link).ok).toBe(true));

  it.each([
    ['http://buy.stripe.com/abc', https],
    ['buy.stripe.com/abc', https],
    ['javascript:alert(1)', https],
    ['//buy.stripe.com', https],
    ['https://evil.example/?stripe.com', 'Must be from stripe.com'],
    ['https://evil.example/stripe.com', 'Must be from stripe.com'],
    ['https://notstripe.com/x', 'Must be from stripe.com'],
    ['https://stripe.com.evil.example/x', 'Must be from stripe.com'],
    ['https://stripe.com@evil.example/x', 'Must be from stripe.com'],
    ['https://user:secret@stripe.com/x', 'Must be from stripe.com'],
    ['https://@stripe.com/x', 'Must be from stripe.com'],
    ['https://stripe.com:8443/x', 'Must be from stripe.com'],
    ['https://stripe.com:443/x', 'Must be from stripe.com'],
    ['https://stripe.com\\@evil.example/', 'Must be from stripe.com'],
    ['https://evil.example\\.stripe.com/', 'Must be from stripe.com'],
    ['https://stripe.com./x', 'Must be from stripe.com'],
    ['https://strípe.com/x', 'Must be from stripe.com'],
    ['https://str\tipe.com/x', 'Must be from stripe.com'],
    ['https://', 'Must be from stripe.com'],
    [`https://stripe.com/${'x'.repeat(500)}`, 'Must be from stripe.com'],
  ])('%s: %s', (link, message) => expect(checkStripeLink(link)).toEqual({ ok: false, message }));
});

describe('a PayPal link', () => {
  it.each(['https://paypal.me/wren', 'https://www.paypal.me/wren', 'https://PayPal.Me/wren'])(
    '%s passes',
    (link) => expect(checkPaypalLink(link).ok).toBe(true),
  );

  it.each([
    ['http://paypal.me/wren', https],
    ['https://evil.example/?paypal.me', 'Must be from paypal.me'],
    ['https://paypal.com/paypalme/wren', 'Must be from paypal.me'],
    ['https://pay.paypal.me/wren', 'Must be from paypal.me'],
    ['https://paypal.me.evil.example/', 'Must be from paypal.me'],
    ['https://paypal.me', nameless],
    ['https://paypal.me/', nameless],
    ['https://www.paypal.me//?name=wren', nameless],
  ])('%s: %s', (link, message) => expect(checkPaypalLink(link)).toEqual({ ok: false, message }));
});

describe('another link', () => {
  it('is any https address with a host name, in the browser’s form', () => {
    expect(checkOtherLink('https://Pay.Example/a b', 'Pay').ok).toBe(false);
    expect(checkOtherLink('https://Pay.Example', 'Pay')).toEqual({
      ok: true,
      url: 'https://pay.example/',
    });
  });

  it.each([
    'https://',
    'https://localhost/x',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://a@b.example/',
  ])('%s is refused', (link) =>
    expect(checkOtherLink(link, 'Pay')).toEqual({
      ok: false,
      message: 'Invalid URL for payment link "Pay"',
    }),
  );

  it('whatever passes stays itself, and is https without user and port', () => {
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
    ['JSON text of one', JSON.stringify(link), [link]],
    ['extra fields', [{ ...link, id: 4 }], [link]],
    ['a missing name', [{ url: link.url }], [{ name: '', url: link.url }]],
    ['nothing', null, []],
    ['an empty text', '', []],
    ['broken JSON', '[{', []],
    ['wrong types', [4, 'x', null, { name: 5, url: {} }], []],
  ])('are read from %s', (_case, stored, links) => {
    expect(parseOtherPaymentLinks(stored)).toEqual(links);
  });

  it('are stored as JSON, none as null', () => {
    expect(parseOtherPaymentLinks(formatOtherPaymentLinks([link]))).toEqual([link]);
    expect(formatOtherPaymentLinks([])).toBeNull();
  });
});
