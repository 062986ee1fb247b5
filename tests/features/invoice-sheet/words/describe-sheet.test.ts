import { describe, expect, it } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { exampleInvoice } from '#app/features/landing/words/example-invoice.ts';
import { goldenInvoices, invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { sheetWords } from '#tests/fixtures/sheets.ts';
import { totalsOf } from '#tests/support/plain-line.ts';
import { sheetOf } from '#tests/support/sheet-of.ts';

function sheetFor(
  content: InvoiceContent,
  status: 'paid' | 'unpaid' = 'unpaid',
  paidOn: string | null = null,
) {
  const totals = totalsOf(content);
  return sheetOf({ content, totals, status, paidOn, logo: null, signature: null });
}

function golden(name: string): InvoiceContent {
  const found = goldenInvoices.find((invoice) => invoice.name.startsWith(name));
  if (!found) throw new Error(`No golden invoice ${name}`);
  return found.content;
}

describe('a complete sheet', () => {
  it('formats every text once, with US labels', () => {
    expect(sheetFor(golden('us half hours'))).toEqual({
      template: 'classic',
      look: null,
      paper: 'letter',
      country: 'us',
      language: 'en-US',
      title: 'Invoice INV-101',
      number: 'INV-101',
      date: '2026-03-01',
      mark: null,
      dates: [
        { label: 'Invoice date', value: '03/01/2026' },
        { label: 'Due date', value: '03/31/2026' },
      ],
      from: {
        heading: 'From',
        name: 'Wren Studio',
        addressLines: ['1 Main Street', 'Springfield 11201'],
        email: 'hello@wren.example',
        phone: '(212) 555-0142',
        website: 'https://wren.example',
        details: [{ label: 'EIN / Tax ID', value: '12-3456789' }],
      },
      to: {
        heading: 'To',
        name: 'Finch & Sons',
        addressLines: ['2 High Street', 'Rivertown'],
        email: 'accounts@finch.example',
        phone: null,
        website: null,
        details: [],
      },
      shipTo: { heading: 'Ship to', addressLines: ['Dock 4', 'Rivertown 04101-0001'] },
      opening: null,
      columns: [
        { key: 'description', label: 'Description' },
        { key: 'quantity', label: 'Qty' },
        { key: 'price', label: 'Price' },
        { key: 'tax', label: 'Tax' },
        { key: 'amount', label: 'Total' },
      ],
      lines: [
        {
          description: 'Consulting, hours',
          quantity: '0.5',
          price: '$33.33',
          tax: '7.25%',
          amount: '$16.67',
        },
        {
          description: 'Printed report',
          quantity: '2',
          price: '$19.99',
          tax: '7.25%',
          amount: '$39.98',
        },
      ],
      totals: [
        { kind: 'subtotal', label: 'Subtotal', value: '$56.65' },
        { kind: 'tax', label: 'Sales Tax', value: '$4.11' },
        { kind: 'total', label: 'Total', value: '$60.76' },
      ],
      remarks: [],
      schedule: null,
      paymentHeading: 'Payment Options',
      usedLinks: [],
      paymentLinks: [
        { kind: 'paypal', label: 'Pay with PayPal', url: 'https://paypal.me/wrenstudio' },
        { kind: 'stripe', label: 'Pay with Stripe', url: 'https://buy.stripe.com/test_abc' },
        { kind: 'other', label: 'Wise', url: 'https://wise.com/pay/wren' },
      ],
      paypalQrUrl: 'https://paypal.me/wrenstudio',
      bankDetails: [
        { label: 'Bank name', value: 'First Example Bank' },
        { label: 'Account holder', value: 'Wren Studio LLC' },
        { label: 'Account number', value: '000123456789' },
        { label: 'Routing Number', value: '021000021' },
        { label: 'SWIFT/BIC', value: 'EXAMUS33' },
        { label: 'Bank address', value: '1 Bank Plaza\nNew York' },
      ],
      checkDetails: [
        { label: 'Check payee name', value: 'Wren Studio LLC' },
        { label: 'Check mailing address', value: 'PO Box 12\nBrooklyn' },
      ],
      paymentNotes: 'Please give the invoice number.',
      notes: 'Second edition.\nThank you for waiting.',
      terms: null,
      thanks: 'Thank you for your business!',
      contactEmail: 'hello@wren.example',
      verify: null,
      logo: null,
      signature: null,
      words: sheetWords('Wren Studio'),
    });
  });

  it('lists taxes per rate if there are several, and the discount if there is one', () => {
    expect(sheetFor(golden('uk discount')).totals).toEqual([
      { kind: 'subtotal', label: 'Subtotal', value: '£283.50' },
      { kind: 'discount', label: 'Discount (12.5%)', value: '-£35.44' },
      { kind: 'tax', label: 'VAT (0%)', value: '£0.00' },
      { kind: 'tax', label: 'VAT (5%)', value: '£3.81' },
      { kind: 'tax', label: 'VAT (20%)', value: '£23.89' },
      { kind: 'total', label: 'Total', value: '£275.76' },
    ]);
  });

  it('has a postal code once: not again if the address has it', () => {
    const content = golden('uk discount');
    const linesAt = (businessAddress: string, postalCode: string | null) =>
      sheetFor({ ...content, businessAddress, postalCode }).from.addressLines;
    expect(linesAt('1 Mill Lane\nLondon', 'E1 6AN')).toEqual(['1 Mill Lane', 'London', 'E1 6AN']);
    expect(linesAt('1 Mill Lane\nLondon e16an', 'E1 6AN')).toEqual(['1 Mill Lane', 'London e16an']);
    expect(linesAt('1 Mill Lane', null)).toEqual(['1 Mill Lane']);
  });

  it('follows the country of the invoice', () => {
    const uk = sheetFor(golden('uk discount'));
    expect(uk.dates[1]).toEqual({ label: 'Due date', value: '31/03/2026' });
    const bank = (name: string) => sheetFor(golden(name)).bankDetails;
    expect(bank('uk discount')[0]).toEqual({ label: 'Account number', value: '31926819' });
    const labels = ['uk discount', 'ca Quebec', 'au ten'].map((name) =>
      bank(name)
        .map(({ label }) => label)
        .join(', '),
    );
    expect(labels).toEqual([
      'Account number, Sort Code, IBAN, SWIFT/BIC',
      'Account number, Transit Number, Institution number, Interac e-Transfer email',
      'Account number, BSB Number, PayID',
    ]);
  });

  it('shows yen without decimals and quantities with separators', () => {
    const yen = sheetFor(golden('uk in yen'));
    expect(yen.lines[0]).toMatchObject({ price: '¥1,000 JPY', amount: '¥1,000 JPY' });
    expect(yen.lines[1]).toMatchObject({ quantity: '2.5', amount: '¥833 JPY' });
    expect(sheetFor(golden('us the largest')).lines[0]).toMatchObject({
      quantity: '90,071.99',
      price: '$1,000,000,000.00',
      amount: '$90,071,990,000,000.00',
    });
  });
});

describe('a paid invoice', () => {
  const links = {
    accountNumber: '31926819',
    paypalPaymentLink: 'https://www.paypal.me/wren?locale.x=en_GB',
    displayPaypalQr: true,
    acceptCardPayments: true,
    stripePaymentLink: 'https://buy.stripe.com/x',
    otherPaymentLinks: [{ name: 'Our shop', url: 'https://shop.example/pay/' }],
  };
  const { items } = golden('us half hours');

  it('keeps all details, and no longer links to a payment', () => {
    const content = invoiceContent('uk', { ...links, items });
    const owed = sheetFor(content);
    expect(owed.paymentLinks).toHaveLength(3);
    expect(sheetFor(content, 'paid')).toEqual({
      ...owed,
      mark: 'paid',
      paymentHeading: 'Paid',
      paymentLinks: [],
      paypalQrUrl: null,
      usedLinks: [
        { label: 'PayPal', value: 'paypal.me/wren' },
        { label: 'Stripe', value: 'buy.stripe.com/x' },
        { label: 'Our shop', value: 'shop.example/pay' },
      ],
    });
    expect(sheetFor(content, 'paid', '2026-11-21').paymentHeading).toBe('Paid on 21/11/2026');
  });
});

describe('payment links', () => {
  const items = golden('us half hours').items;

  it('are checked again and dropped if invalid', () => {
    const sheet = sheetFor(
      invoiceContent('us', {
        items,
        acceptCardPayments: true,
        stripePaymentLink: 'https://evil.example/?stripe.com',
        paypalPaymentLink: 'javascript:alert(1)//paypal.me',
        displayPaypalQr: true,
        otherPaymentLinks: [
          { name: 'Bad', url: 'http://pay.example' },
          { name: 'Good', url: 'https://pay.example/x' },
        ],
      }),
    );
    expect(sheet.paymentLinks).toEqual([
      { kind: 'other', label: 'Good', url: 'https://pay.example/x' },
    ]);
    expect(sheet.paypalQrUrl).toBeNull();
  });

  it('include Stripe only while card payments are on, and a QR code only if requested', () => {
    const sheet = sheetFor(
      invoiceContent('us', {
        items,
        stripePaymentLink: 'https://buy.stripe.com/x',
        paypalPaymentLink: 'https://paypal.me/wren',
      }),
    );
    expect(sheet.paymentLinks.map(({ kind }) => kind)).toEqual(['paypal']);
    expect(sheet.paypalQrUrl).toBeNull();
  });
});

it.each([
  ['us', 'Sales Tax', '$1,200.00', '$0.00', '$1,200.00'],
  ['uk', 'VAT', '£1,200.00', '£240.00', '£1,440.00'],
  ['au', 'GST', 'A$1,200.00', 'A$120.00', 'A$1,320.00'],
] as const)(
  'the sample invoice of %s on the landing page',
  (country, label, subtotal, tax, total) => {
    const { totals, bankDetails } = sheetFor(exampleInvoice(country, '2026-03-01'));
    expect(totals.map((row) => [row.label, row.value])).toEqual([
      ['Subtotal', subtotal],
      [label, tax],
      ['Total', total],
    ]);
    expect(bankDetails).not.toEqual([]);
  },
);
