import { describe, expect, it } from 'vitest';
import type { FieldIssue } from '#app/domain/fields/field-issue.ts';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import type { DraftItem, InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';

function issuesOf(changes: Partial<InvoiceDraft>, country: 'us' | 'uk' = 'us') {
  const check = checkDraft(validDraft(country, changes), { country, userLanguage: 'en-US' });
  if (check.ok) return {};
  return Object.fromEntries(check.issues.map(({ field, group, ...issue }) => [field, issue]));
}

function withItem(changes: Partial<DraftItem>): Partial<InvoiceDraft> {
  return { items: validDraft().items.map((item) => ({ ...item, ...changes })) };
}

const tax = (name: string, rate = '1') => ({ name, rate });

describe('the check of a line’s taxes', () => {
  it.each<[Partial<DraftItem>, string, FieldIssue]>([
    [{ taxRate: '100.0001' }, 'taxRate', { code: 'taxRate' }],
    [{ discount: '100.01' }, 'discount', { code: 'discount' }],
    [{ discount: '-1', discountKind: 'amount' }, 'discount', { code: 'discountAmount' }],
    [{ discount: '100.01', discountKind: 'amount' }, 'discount', { code: 'lineDiscount' }],
    [{ taxName: 'x'.repeat(41) }, 'taxName', { code: 'taxNameLength' }],
    [
      { taxName: 'State', moreTaxes: [tax('x'.repeat(41))] },
      'moreTaxes.0.name',
      { code: 'taxNameLength' },
    ],
    [
      { taxName: 'State', moreTaxes: [tax('City'), tax('Other', '100.0001')] },
      'moreTaxes.1.rate',
      { code: 'taxRate' },
    ],
    [
      { taxName: 'State', moreTaxes: [tax('City'), tax(' State ')] },
      'moreTaxes.1.name',
      { code: 'sameTax' },
    ],
    [
      { moreTaxes: ['1', '2', '3', '4', '5'].map((name) => tax(name)) },
      'moreTaxes.4.name',
      { code: 'tooManyTaxes' },
    ],
  ])('refuses %j', (changes, field, issue) => {
    expect(issuesOf(withItem(changes))).toHaveProperty([`items.0.${field}`], issue);
  });

  it('accepts the country’s name for its tax as a custom tax name', () => {
    const changes = withItem({ moreTaxes: [tax('VAT', '5')] });
    expect(issuesOf(changes, 'uk')).toMatchObject({
      'items.0.moreTaxes.0.name': { code: 'sameTax' },
    });
    expect(issuesOf(changes, 'us')).toEqual({});
  });

  it('asks nothing about taxes that a reason excludes', () => {
    const wrong = { taxRate: 'x', moreTaxes: [tax('', '101')] };
    expect(issuesOf(withItem({ ...wrong, taxReason: 'export' }))).toEqual({});
    expect(issuesOf(withItem({ ...wrong, taxReason: 'none' }))).toEqual({});
    expect(issuesOf({ ...withItem(wrong), registered: 'no' })).toEqual({});
    expect(issuesOf(withItem({ ...wrong, taxReason: 'reverse-charge' }), 'uk')).toHaveProperty([
      'items.0.taxRate',
    ]);
  });
});
