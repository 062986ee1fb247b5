import { describe, expect, it } from 'vitest';
import { toPaySheet } from '#app/domain/invoices/pay-sheet.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { plainLine } from '#tests/support/plain-line.ts';
import { sheetOf } from '#tests/support/sheet-of.ts';

const item = plainLine({
  description: 'Shelf',
  quantityHundredths: 100,
  unitPriceMinor: 13866,
  taxRateThousandths: 19000,
});
const content = invoiceContent('uk', {
  items: [item],
  notes: 'A secret of the sheet',
  accountNumber: '31926819',
  paypalPaymentLink: 'https://paypal.me/wren',
  displayPaypalQr: true,
  paymentNotes: 'Within a month',
});

function paySheet(status: 'paid' | 'unpaid' | 'overdue') {
  const figures = calculateTotals(content);
  if (!figures.ok) throw new Error(figures.reason);
  const { totals } = figures;
  return toPaySheet(sheetOf({ content, totals, status, logo: null, signature: null }));
}

describe('the data for the Pay Invoice page', () => {
  it('has the parties’ names and the payment methods', () => {
    const sheet = paySheet('overdue');
    expect(sheet).toMatchObject({
      from: { name: content.businessName },
      to: { name: content.clientName },
      paypalQrUrl: 'https://paypal.me/wren',
      paymentNotes: 'Within a month',
    });
    expect(sheet.paymentLinks).toHaveLength(1);
    expect(JSON.stringify(sheet.bankDetails)).toContain('31926819');
  });

  it('has no lines, notes or addresses', () => {
    const text = JSON.stringify(paySheet('unpaid'));
    for (const unseen of ['Shelf', 'A secret of the sheet', content.clientAddress]) {
      expect(text).not.toContain(unseen);
    }
  });

  it('has no payment method if the invoice is paid', () => {
    expect(paySheet('paid')).toMatchObject({
      paymentLinks: [],
      bankDetails: [],
      paypalQrUrl: null,
      paymentNotes: null,
    });
  });
});
