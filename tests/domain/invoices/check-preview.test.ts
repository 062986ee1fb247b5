import { describe, expect, it } from 'vitest';
import { checkPreview } from '#app/domain/invoices/check-preview.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';

function preview(changes: Partial<InvoiceDraft>, country: 'us' | 'uk' = 'us') {
  return checkPreview(validDraft(country, changes), { country });
}

describe('the minimum for a preview', () => {
  it('is less than for a save', () => {
    expect(
      preview({ businessEmail: '', businessAddress: '', clientAddress: '', clientEmail: '' }),
    ).toEqual({ ok: true });
  });

  it('is listed by name', () => {
    const [item] = validDraft().items;
    expect(
      preview({
        businessName: '',
        clientName: ' ',
        accountNumber: '',
        items: item ? [{ ...item, unitPrice: '0' }] : [],
      }),
    ).toMatchObject({
      ok: false,
      title: 'incomplete',
      missing: ['businessName', 'clientName', 'items', 'paymentMethods'],
    });
  });

  it('has its own title if only a payment method is missing', () => {
    expect(preview({ accountNumber: '' })).toMatchObject({
      title: 'payment',
      missing: ['paymentMethods'],
    });
    expect(preview({ accountNumber: '', checkPayeeName: 'Wren' })).toEqual({ ok: true });
  });
});

describe('must be valid if present', () => {
  it.each<[Partial<InvoiceDraft>, Record<string, unknown>]>([
    [{ businessEmail: 'x' }, { businessEmail: { code: 'emailFormat' } }],
    [{ clientEmail: 'x@' }, { clientEmail: { code: 'emailFormat' } }],
    [
      { clientEmail: 'Hello@WREN.example' },
      {
        businessEmail: { code: 'businessEmail' },
        clientEmail: { code: 'sameEmail' },
      },
    ],
    [
      { paypalPaymentLink: 'http://paypal.me/x' },
      { paypalPaymentLink: { code: 'httpsOnly', link: 'paypal' } },
    ],
    [
      { acceptCardPayments: true, stripePaymentLink: 'https://' },
      { stripePaymentLink: { code: 'invalidUrl', link: 'stripe' } },
    ],
    [
      { otherPaymentLinks: [{ name: 'Wise', url: 'ftp://wise.com' }] },
      { 'otherPaymentLinks.0.url': { code: 'httpsOnly', name: 'Wise' } },
    ],
    [
      { otherPaymentLinks: [{ name: 'Wise', url: 'https://a b' }] },
      { 'otherPaymentLinks.0.url': { code: 'invalidUrl', name: 'Wise' } },
    ],
    [{ iban: 'GB83WEST12345698765432' }, { iban: { code: 'ibanChecksum' } }],
    [{ iban: 'DE12X' }, { iban: { code: 'ibanLength', country: 'DE', length: 22 } }],
    [
      { swiftBic: 'DEUTDE' },
      { swiftBic: { code: 'swiftLength', short: 'DEUTDEFF', long: 'DEUTDEFF500' } },
    ],
  ])('%o', (changes, found) => {
    const result = preview(changes, 'uk');
    expect(result).toMatchObject({
      ok: false,
      title: 'invalid',
      missing: [],
    });
    const issues = result.ok ? [] : result.issues;
    expect(Object.fromEntries(issues.map(({ field, group, ...issue }) => [field, issue]))).toEqual(
      found,
    );
  });
});
