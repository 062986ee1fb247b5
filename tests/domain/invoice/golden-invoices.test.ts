import { describe, expect, it } from 'vitest';
import { checkDraft } from '#app/domain/invoice/check-draft.ts';
import { draftFromContent } from '#app/domain/invoice/draft-from-content.ts';
import { formatItems, readItems } from '#app/domain/invoice/items-json.ts';
import { calculateTotals } from '#app/domain/invoice/totals.ts';
import { goldenInvoices } from '#tests/fixtures/golden-invoices.ts';

describe.each(goldenInvoices)('$name', ({ content, totals }) => {
  it('gives the figures worked by hand', () => {
    expect(calculateTotals(content)).toEqual({ ok: true, totals });
  });

  it('comes back from its stored items unchanged', () => {
    const stored = formatItems(content.items, content.currency);
    expect(readItems(stored, content.currency)).toEqual(content.items);
  });

  it('passes the checks of the form and comes out of it unchanged', () => {
    const draft = draftFromContent(content, { saveKey: 'key', newId: () => 'item' });
    expect(checkDraft(draft, { country: content.country })).toEqual({ ok: true, content });
  });
});
