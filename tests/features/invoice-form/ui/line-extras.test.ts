import { describe, expect, it } from 'vitest';
import { type DraftItem, emptyItem } from '#app/domain/invoices/draft.ts';
import {
  errorsByLine,
  hasHiddenError,
  hasPlainTax,
  usesMore,
} from '#app/features/invoice-form/ui/line-extras.ts';

const line = (changes: Partial<DraftItem>): DraftItem => ({
  ...emptyItem('us', 'item-1'),
  ...changes,
});
const city = [{ name: 'City', rate: '4.5' }];

describe('the folded part of a line', () => {
  it.each<[Partial<DraftItem>, boolean]>([
    [{}, false],
    [{ taxRate: '8', taxRateTouched: true }, false],
    [{ discount: ' ' }, false],
    [{ taxName: 'HST', taxRate: '13', taxRateTouched: true }, false],
    [{ moreTaxes: city }, false],
    [{ moreTaxes: city, taxRateTouched: true }, true],
    [{ unit: 'hour' }, true],
    [{ discount: '5' }, true],
    [{ taxReason: 'none' }, true],
    [{ taxReason: 'reverse-charge' }, true],
  ])('with %j is in use: %j', (changes, isUsed) => {
    expect(usesMore(line(changes))).toBe(isUsed);
  });

  it('contains the taxes if a single rate can’t express them', () => {
    expect(hasPlainTax(line({}))).toBe(true);
    expect(hasPlainTax(line({ taxReason: 'reverse-charge' }))).toBe(true);
    expect(hasPlainTax(line({ taxReason: 'exempt' }))).toBe(false);
    expect(hasPlainTax(line({ moreTaxes: city }))).toBe(false);
  });

  it('hides only errors in itself', () => {
    expect(hasHiddenError({ description: 'x', unitPrice: 'x', taxRate: 'x' }, true)).toBe(false);
    expect(hasHiddenError({ taxRate: 'x' }, false)).toBe(true);
    expect(hasHiddenError({ 'moreTaxes.0.name': 'x' }, true)).toBe(true);
  });
});

it('a line’s errors are found by its id', () => {
  const messages = new Map([
    ['clientName', 'wanting'],
    ['items', 'none'],
    ['items.item-1.discount', 'too large'],
    ['items.item-2.moreTaxes.0.name', 'twice'],
  ]);
  expect([...errorsByLine(messages)]).toEqual([
    ['item-1', { discount: 'too large' }],
    ['item-2', { 'moreTaxes.0.name': 'twice' }],
  ]);
});
