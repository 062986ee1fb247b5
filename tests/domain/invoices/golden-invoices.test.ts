import { describe, expect, it } from 'vitest';
import { formatItems, parseItems } from '#app/domain/invoices/invoice-json.ts';
import { goldenInvoices } from '#tests/fixtures/golden-invoices.ts';
import { plainTotals, totalsOf } from '#tests/support/plain-line.ts';

describe.each(goldenInvoices)('$name', ({ content, totals }) => {
  it('gives the manually calculated figures', () => {
    expect(plainTotals(totalsOf(content))).toEqual(totals);
  });

  it('is read back unchanged from its stored items', () => {
    const stored = formatItems(content.items, content.currency);
    expect(parseItems(stored, content.currency)).toEqual(content.items);
  });
});
