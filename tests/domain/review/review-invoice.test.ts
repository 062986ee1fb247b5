import { describe, expect, it } from 'vitest';
import { emptyDraft, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { draftFacts, reviewFacts } from '#app/domain/review/review-facts.ts';
import { reviewInvoice } from '#app/domain/review/review-invoice.ts';
import { contentOf, reviewOf } from '#tests/support/reviewed-invoice.ts';

const today = '2026-11-23';

function draftOf(change: Partial<InvoiceDraft> = {}): InvoiceDraft {
  return { ...emptyDraft('uk', { today, saveKey: 'key', itemId: 'item-1' }), ...change };
}

const statesOf = (draft: InvoiceDraft) =>
  Object.fromEntries(
    reviewInvoice(draftFacts(draft, 'uk', 'en-US'), today).items.map(({ rule, state }) => [
      rule,
      state,
    ]),
  );

describe('reviewInvoice', () => {
  it('counts what is missing or needs review, and lists it first', () => {
    const { items, count } = reviewOf('uk', { clientName: '', businessName: 'Wren' });
    expect(items.map(({ state }) => state)).toEqual([
      'missing',
      'unclear',
      ...items.slice(2).map(() => 'found'),
    ]);
    expect(count).toBe(2);
    expect(reviewOf('uk').count).toBe(0);
  });

  it('reports a source that was checked over 180 days ago', () => {
    const facts = reviewFacts(contentOf('au'), null);
    const isOld = (day: string) => reviewInvoice(facts, day).items.every(({ isStale }) => isStale);
    expect([isOld('2027-05-22'), isOld('2027-05-23')]).toEqual([false, true]);
  });
});

describe('a form that is being filled in', () => {
  it('lists what is missing so far, and never throws', () => {
    expect(statesOf(draftOf())).toMatchObject({
      'uk-simplified-seller': 'missing',
      'uk-simplified-description': 'missing',
      'uk-simplified-vat-number': 'missing',
      'uk-total': 'unclear',
      'uk-number': 'found',
    });
    const odd = draftOf({
      invoiceDate: '2026-02-31',
      dueDate: 'x',
      homeRate: 'ten',
      currency: 'EUR',
      invoiceNumber: ' \u200b ',
      showDiscount: true,
      discount: '500',
    });
    for (const country of ['us', 'ca', 'uk', 'au'] as const) {
      expect(() => reviewInvoice(draftFacts(odd, country, 'en-US'), today)).not.toThrow();
    }
    expect(statesOf(odd)).toMatchObject({ 'uk-number': 'missing', 'uk-full-sterling': 'unclear' });
  });

  it('has what was typed, with the seller’s numbers', () => {
    const [item] = draftOf().items;
    const draft = draftOf({
      businessName: 'Wren Ltd',
      businessAddress: '1 Main Street',
      taxNumbers: [{ tax: 'VAT', number: 'GB 980 7806 84' }],
      items: item ? [{ ...item, description: 'Design work', unitPrice: '100' }] : [],
    });
    expect(new Set(Object.values(statesOf(draft)))).toEqual(new Set(['found']));
  });
});
