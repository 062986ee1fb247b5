import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { copyAsNew } from '#app/domain/invoices/copy-as-new.ts';
import { emptyDraft, emptyItem } from '#app/domain/invoices/draft.ts';
import { draftFigures } from '#app/domain/invoices/draft-figures.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { parseDraft } from '#app/domain/invoices/parse-draft.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { sampleContent } from '#tests/support/sample-content.ts';

function read(value: unknown, country: 'us' | 'uk' = 'us') {
  let next = 0;
  return parseDraft(value, {
    country,
    today: '2026-03-01',
    newId: () => {
      next += 1;
      return `id-${next}`;
    },
  });
}

it('a fresh draft has the defaults', () => {
  expect(emptyDraft('uk', { today: '2026-03-01', saveKey: 'key', itemId: 'first' })).toMatchObject({
    invoiceNumber: 'INV-001',
    invoiceDate: '2026-03-01',
    dueDate: '2026-03-31',
    currency: '',
    items: [
      {
        id: 'first',
        description: '',
        quantity: '1',
        unitPrice: '0',
        taxRate: '20',
        taxRateTouched: false,
      },
    ],
    discount: '0',
    showDiscount: false,
  });
});

describe('a stored draft', () => {
  it('is read back as it was stored', () => {
    const draft = validDraft('uk', {
      currency: 'EUR',
      selectedClientId: 'client-1',
      otherPaymentLinks: [{ name: 'Wise', url: 'https://wise.com/x' }],
      pendingSave: true,
      discount: '5',
      showDiscount: true,
    });
    expect(read(JSON.parse(JSON.stringify(draft)), 'uk')).toEqual(draft);
  });

  it('drops unknown fields and fills missing ones', () => {
    const draft = read({
      status: 'paid',
      total: 5,
      userId: 'user-1',
      businessName: 'Wren',
      items: [{ description: 'Work' }],
    });
    expect(draft).toEqual({
      ...emptyDraft('us', { today: '2026-03-01', saveKey: 'id-1', itemId: 'id-2' }),
      businessName: 'Wren',
      items: [{ ...emptyItem('us', 'id-2'), description: 'Work' }],
    });
  });

  it('turns numbers into text', () => {
    const draft = read({
      invoiceNumber: 7,
      discount: 12.5,
      invoiceDate: '2026-02-03T10:00:00.000Z',
      dueDate: '',
      items: [{ id: 1, description: 'Work', quantity: 2, unitPrice: 33.33, taxRate: 9.975 }],
    });
    expect(draft).toMatchObject({
      invoiceNumber: '7',
      discount: '12.5',
      showDiscount: true,
      invoiceDate: '2026-02-03',
      dueDate: '',
      items: [
        { id: '1', quantity: '2', unitPrice: '33.33', taxRate: '9.975', taxRateTouched: true },
      ],
    });
  });
});

describe('the earlier format', () => {
  const same = { showDiscount: true, checkPayeeName: 'Wren', checkMailingAddress: 'PO Box 1' };
  const earlier = {
    ...same,
    fromName: 'Wren Studio',
    fromEmail: 'hello@wren.example',
    fromPhone: '1',
    fromWebsite: 'https://wren.example',
    fromAddress: '1 Main Street',
    taxId: '12-3456789',
    discount: 10,
    stripeLink: 'https://buy.stripe.com/abc',
    paypalLink: 'https://paypal.me/wren',
    otherLinks: [{ name: 'Wise', url: 'https://wise.com/x' }],
    selectedCurrency: 'EUR',
    currencyManuallySet: true,
    items: [{ id: 'a', description: 'Work', quantity: 1, price: 100, taxRate: 10 }],
  };

  it('is read by its own names, with its currency only if it was chosen', () => {
    expect(read(earlier)).toMatchObject({
      ...same,
      businessName: earlier.fromName,
      businessEmail: earlier.fromEmail,
      businessPhone: earlier.fromPhone,
      businessWebsite: earlier.fromWebsite,
      businessAddress: earlier.fromAddress,
      taxNumber: earlier.taxId,
      discount: '10',
      acceptCardPayments: true,
      stripePaymentLink: earlier.stripeLink,
      paypalPaymentLink: earlier.paypalLink,
      otherPaymentLinks: earlier.otherLinks,
      currency: 'EUR',
      items: [{ id: 'a', unitPrice: '100', taxRate: '10' }],
    });
    expect(read({ ...earlier, currencyManuallySet: false })?.currency).toBe('');
  });
});

describe('a corrupt draft', () => {
  it('is null', () => {
    const odd = [null, 'text', 5, [], {}, { items: [] }, { items: [null] }];
    for (const value of odd) expect([value, read(value)]).toEqual([value, null]);
    expect(read({ items: [{}], businessName: { first: 'Wren' } })).toBeNull();
    expect(read({ items: [{}], acceptCardPayments: 'yes' })).toBeNull();
  });

  it('parsing never throws, and the result can be checked', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ items: fc.array(fc.object()) })), (value) => {
        const draft = read(value);
        if (draft)
          expect(checkDraft(draft, { country: 'us', userLanguage: 'en-US' })).toHaveProperty('ok');
      }),
    );
  });
});

it('totals while typing are those of the saved invoice', () => {
  const draft = validDraft('uk', { discount: '10', showDiscount: true });
  expect(calculateTotals(draftFigures(draft, 'uk'))).toMatchObject({
    ok: true,
    totals: { subtotal: 10000, discount: 1000, tax: 1800, total: 10800 },
  });
});

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
