import { describe, expect, it } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { sheetOf } from '#tests/support/sheet-of.ts';

function describedIn(country: 'uk' | 'us', changes: Partial<InvoiceContent>): string[] {
  const content = invoiceContent(country, { items: [], ...changes });
  const result = calculateTotals(content);
  if (!result.ok) throw new Error(result.reason);
  const pictures = { logo: null, signature: null };
  return sheetOf({ content, totals: result.totals, status: 'unpaid', ...pictures }).to.addressLines;
}

describe('the client’s country', () => {
  const at = (clientAddress: string, clientRegion: string | null, country: 'uk' | 'us' = 'uk') =>
    describedIn(country, { clientAddress, clientRegion });

  it('is below the address if it differs from the seller’s', () => {
    expect(at('Am Ufer 3\n10997 Berlin', 'DE')).toEqual(['Am Ufer 3', '10997 Berlin', 'Germany']);
    expect(at('1 High St', 'GB', 'us')).toEqual(['1 High St', 'United Kingdom']);
  });

  it.each(['GB', null, 'QQ'])('is nowhere as %s', (region) => {
    expect(at('1 High St\nLeeds', region)).toEqual(['1 High St', 'Leeds']);
  });

  it('appears once if it was typed', () => {
    expect(at('Am Ufer 3\n10997 Berlin, GERMANY ', 'DE')).toHaveLength(2);
    expect(at('Georgia Street 5\nTbilisi', 'GE')).toHaveLength(3);
  });
});
