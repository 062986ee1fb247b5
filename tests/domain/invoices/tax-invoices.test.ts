import { describe, expect, it } from 'vitest';
import { formatItems, parseItems } from '#app/domain/invoices/invoice-json.ts';
import { taxInvoices } from '#tests/fixtures/tax-invoices.ts';
import { totalsOf } from '#tests/support/plain-line.ts';

describe.each(taxInvoices)('$name', ({ content, totals }) => {
  it('gives the manually calculated figures', () => {
    const { lineTotals, subtotal, discount, net, taxes, tax, total } = totalsOf(content);
    expect({
      lineTotals,
      subtotal,
      discount,
      net,
      tax,
      total,
      taxes: taxes.map(({ name, base, amount, owedByClient }) => [
        name,
        base,
        amount,
        owedByClient,
      ]),
    }).toEqual(totals);
  });

  it('is read back unchanged from its stored items', () => {
    const stored = formatItems(content.items, content.currency);
    expect(parseItems(stored, content.currency)).toEqual(content.items);
  });
});
