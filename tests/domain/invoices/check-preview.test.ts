import { describe, expect, it } from 'vitest';
import { checkPreview } from '#app/domain/invoices/check-preview.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';

function preview(changes: Partial<InvoiceDraft>, country: 'us' | 'uk' = 'us') {
  return checkPreview(validDraft(country, changes), { country });
}

describe('what a preview cannot do without', () => {
  it('is less than what a save needs', () => {
    expect(
      preview({ businessEmail: '', businessAddress: '', clientAddress: '', clientEmail: '' }),
    ).toEqual({ ok: true });
  });

  it('is listed by its names', () => {
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
      message: 'Please complete all required fields',
      missing: [
        'Your Name/Business',
        'Client Name',
        'At least one item with a description and a price above 0',
        'At least one payment method',
      ],
    });
  });

  it('a payment method alone has its own sentence', () => {
    expect(preview({ accountNumber: '' })).toMatchObject({
      message:
        'Please provide at least one payment method: bank details, payment links, or check information',
      missing: ['At least one payment method'],
    });
    expect(preview({ accountNumber: '', checkPayeeName: 'Wren' })).toEqual({ ok: true });
  });
});

describe('what must be right when it is given', () => {
  it.each<[Partial<InvoiceDraft>, Record<string, string>]>([
    [{ businessEmail: 'x' }, { businessEmail: 'Invalid email format' }],
    [{ clientEmail: 'x@' }, { clientEmail: 'Invalid email format' }],
    [
      { clientEmail: 'Hello@WREN.example' },
      {
        businessEmail: 'Business email cannot be the same as client email',
        clientEmail: 'Client email cannot be the same as business email',
      },
    ],
    [
      { paypalPaymentLink: 'http://paypal.me/x' },
      { paypalPaymentLink: 'PayPal payment link must use HTTPS protocol' },
    ],
    [
      { acceptCardPayments: true, stripePaymentLink: 'https://' },
      { stripePaymentLink: 'Invalid URL for Stripe payment link' },
    ],
    [
      { otherPaymentLinks: [{ name: 'Wise', url: 'ftp://wise.com' }] },
      { 'otherPaymentLinks.0.url': 'Wise must use HTTPS protocol' },
    ],
    [
      { otherPaymentLinks: [{ name: 'Wise', url: 'https://a b' }] },
      { 'otherPaymentLinks.0.url': 'Invalid URL for Wise' },
    ],
    [{ iban: 'GB83WEST12345698765432' }, { iban: 'Invalid IBAN checksum' }],
    [{ iban: 'DE12X' }, { iban: 'DE IBAN must be 22 characters' }],
    [
      { swiftBic: 'DEUTDE' },
      { swiftBic: 'SWIFT/BIC must be 8 or 11 characters (e.g., DEUTDEFF or DEUTDEFF500)' },
    ],
  ])('%o', (changes, messages) => {
    const result = preview(changes, 'uk');
    expect(result).toMatchObject({
      ok: false,
      message: 'Please fix validation errors before creating preview',
      missing: [],
    });
    const issues = result.ok ? [] : result.issues;
    expect(Object.fromEntries(issues.map(({ field, message }) => [field, message]))).toEqual(
      messages,
    );
  });
});
