import { describe, expect, it } from 'vitest';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import type { DraftItem, InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';

function messagesOf(changes: Partial<InvoiceDraft>, country: 'us' | 'uk' = 'us') {
  const check = checkDraft(validDraft(country, changes), { country });
  if (check.ok) return {};
  return Object.fromEntries(check.issues.map((issue) => [issue.field, issue.message]));
}

function withItem(changes: Partial<DraftItem>): Partial<InvoiceDraft> {
  return { items: validDraft().items.map((item) => ({ ...item, ...changes })) };
}

const tax = (name: string, rate = '1') => ({ name, rate });

describe('the check of a line’s taxes', () => {
  it.each<[Partial<DraftItem>, string, string]>([
    [{ taxRate: '100.0001' }, 'taxRate', 'Tax rate must be between 0 and 100'],
    [{ discount: '100.01' }, 'discount', 'Discount must be between 0 and 100'],
    [{ discount: '-1', discountKind: 'amount' }, 'discount', 'Discount must be 0 or greater'],
    [
      { discount: '100.01', discountKind: 'amount' },
      'discount',
      'The discount is larger than the line',
    ],
    [{ taxName: 'x'.repeat(41) }, 'taxName', 'The name of a tax must be 40 characters or less'],
    [
      { taxName: 'State', moreTaxes: [tax('x'.repeat(41))] },
      'moreTaxes.0.name',
      'The name of a tax must be 40 characters or less',
    ],
    [
      { taxName: 'State', moreTaxes: [tax('City'), tax('Other', '100.0001')] },
      'moreTaxes.1.rate',
      'Tax rate must be between 0 and 100',
    ],
    [
      { taxName: 'State', moreTaxes: [tax('City'), tax(' State ')] },
      'moreTaxes.1.name',
      'Give each tax of a line its own name',
    ],
    [
      { moreTaxes: ['1', '2', '3', '4', '5'].map((name) => tax(name)) },
      'moreTaxes.4.name',
      'A line can have at most 5 taxes',
    ],
  ])('refuses %j', (changes, field, message) => {
    expect(messagesOf(withItem(changes))).toHaveProperty([`items.0.${field}`], message);
  });

  it('takes the name that the country gives its tax for one of its own', () => {
    const changes = withItem({ moreTaxes: [tax('VAT', '5')] });
    expect(messagesOf(changes, 'uk')).toMatchObject({
      'items.0.moreTaxes.0.name': 'Give each tax of a line its own name',
    });
    expect(messagesOf(changes, 'us')).toEqual({});
  });

  it('asks nothing of taxes that a reason leaves out', () => {
    const wrong = { taxRate: 'x', moreTaxes: [tax('', '101')] };
    expect(messagesOf(withItem({ ...wrong, taxReason: 'export' }))).toEqual({});
    expect(messagesOf(withItem({ ...wrong, taxReason: 'none' }))).toEqual({});
    expect(messagesOf({ ...withItem(wrong), registered: 'no' })).toEqual({});
    expect(messagesOf(withItem({ ...wrong, taxReason: 'reverse-charge' }), 'uk')).toHaveProperty([
      'items.0.taxRate',
    ]);
  });
});
