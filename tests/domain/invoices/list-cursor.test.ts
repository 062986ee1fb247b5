import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  emptyListView,
  isAmountBound,
  type ListView,
  maxHundredthsAtMost,
  minHundredthsAtLeast,
} from '#app/domain/invoices/list-view.ts';
import { parseListCursor, writeListCursor } from '#app/domain/invoices/listed-invoice.ts';

describe('an amount in a filter', () => {
  it.each([
    ['10', 1000, 1000],
    ['12.345', 1235, 1234],
    ['1,234.50', 123_450, 123_450],
    ['0', 0, 0],
    ['0.000001', 1, 0],
    ['999,999,999,999', 99_999_999_999_900, 99_999_999_999_900],
  ])('%s is at least %i and at most %i hundredths', (text, fewest, most) => {
    expect(isAmountBound(text)).toBe(true);
    expect([minHundredthsAtLeast(text), maxHundredthsAtMost(text)]).toEqual([fewest, most]);
  });

  it.each(['', '.', '-1', '1e3', '1,2', '1.1234567', '9'.repeat(13)])('“%s” is invalid', (text) => {
    expect(isAmountBound(text)).toBe(false);
    expect([minHundredthsAtLeast(text), maxHundredthsAtMost(text)]).toEqual([null, null]);
  });
});

const byClient: ListView = { ...emptyListView, sort: 'client', descending: false };
const end = { key: 'Żółć & 楽', createdAt: 1_800_000_000_000, id: 'a-b-c' };

describe('the end of a page', () => {
  it('is read back unchanged from the URL, and needs no escapes in it', () => {
    const text = writeListCursor(byClient, end);
    expect(text).toMatch(/^[\w-]+$/);
    expect(parseListCursor(text, byClient)).toEqual(end);
  });

  it('is only valid for its own order', () => {
    const text = writeListCursor(byClient, end);
    expect(parseListCursor(text, { ...byClient, descending: true })).toBeNull();
    expect(parseListCursor(text, { ...byClient, sort: 'number' })).toBeNull();
  });

  it.each([
    ['date', 'soon'],
    ['client', 'x'.repeat(401)],
  ] as const)('sorted by %s is not “%s”', (sort, key) => {
    const view = { ...emptyListView, sort };
    expect(parseListCursor(writeListCursor(view, { ...end, key }), view)).toBeNull();
  });

  it.each([null, '', 'x', '%%%', 'bnVsbA', 'W10', 'x'.repeat(5000)])(
    '“%s” is the first page',
    (text) => {
      expect(parseListCursor(text, emptyListView)).toBeNull();
    },
  );

  test('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.jsonValue(), (text, json) => {
        expect(parseListCursor(text, byClient)).toBeNull();
        parseListCursor(btoa(encodeURIComponent(JSON.stringify(json))), byClient);
      }),
    );
  });
});
