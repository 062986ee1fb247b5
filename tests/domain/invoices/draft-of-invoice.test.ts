import { describe, expect, it } from 'vitest';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { copyAsNew } from '#app/domain/invoices/copy-as-new.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { sampleContent } from '#tests/support/sample-content.ts';

/** What the form saves when nothing is changed. */
function savedAgain(content: InvoiceContent): InvoiceContent {
  const check = checkDraft(draftOfInvoice(content, null), {
    country: content.country,
    userLanguage: 'en-US',
  });
  if (!check.ok) throw new Error(JSON.stringify(check.issues));
  return check.content;
}

const everyField = sampleContent({
  country: 'ca',
  clientRegion: 'DE',
  currency: 'EUR',
  template: 'modern',
  businessPhone: '(212) 555-0142',
  businessWebsite: 'https://wren.example',
  postalCode: 'K1A 0B1',
  taxNumber: '12-3456789',
  clientId: 'c1',
  shippingAddress: 'Dock 4\nRivertown',
  shippingPostalCode: '04101',
  discountHundredths: 1250,
  notes: 'Second edition.\nThank you.',
  bankName: 'First Example Bank',
  accountHolder: 'Wren Studio LLC',
  routingNumber: '12345',
  institutionNumber: '003',
  interacEmail: 'pay@wren.example',
  acceptCardPayments: true,
  stripePaymentLink: 'https://buy.stripe.com/test_abc',
  paypalPaymentLink: 'https://paypal.me/wren',
  displayPaypalQr: true,
  otherPaymentLinks: [{ name: 'Wise', url: 'https://wise.com/pay/wren' }],
  paymentNotes: 'Please give the number.',
});

describe('a saved invoice in its form', () => {
  it('has all its contents', () => {
    expect(savedAgain(everyField)).toEqual(everyField);
  });

  it('has the switch for the settings’ PayPal link on if it is the same link', () => {
    const usesSettings = (content: InvoiceContent, saved: string | null) =>
      draftOfInvoice(content, saved).usePaypalFromSettings;
    expect(usesSettings(everyField, 'https://paypal.me/wren')).toBe(true);
    expect(usesSettings(everyField, 'https://paypal.me/other')).toBe(false);
    expect(usesSettings(sampleContent(), null)).toBe(false);
  });
});

it('a copy has the suggested number, today’s date, its terms, and everything else of the original', () => {
  const days = { invoiceDate: '2026-02-20', dueDate: '2026-03-06', supplyDate: '2026-02-18' };
  const original = draftOfInvoice({ ...everyField, ...days }, null);
  const copy = copyAsNew(original, { invoiceNumber: 'INV-042', today: '2026-12-15' });
  expect(copy).toEqual({
    ...original,
    invoiceNumber: 'INV-042',
    invoiceDate: '2026-12-15',
    dueDate: '2026-12-29',
    supplyDate: '2026-12-13',
  });
});
