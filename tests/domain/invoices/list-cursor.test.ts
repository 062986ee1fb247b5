import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { emptyListView, type ListView } from '#app/domain/invoices/list-view.ts';
import { parseListCursor, writeListCursor } from '#app/domain/invoices/listed-invoice.ts';

const byClient: ListView = { ...emptyListView, sort: 'client', descending: false };
const end = { key: 'Żółć & 楽', createdAt: 1_800_000_000_000, id: 'a-b-c' };

describe('where a page ended', () => {
  it('comes back from the address as it was, and fits into it without escapes', () => {
    const text = writeListCursor(byClient, end);
    expect(text).toMatch(/^[\w-]+$/);
    expect(parseListCursor(text, byClient)).toEqual(end);
  });

  it('counts for its own order only', () => {
    const text = writeListCursor(byClient, end);
    expect(parseListCursor(text, { ...byClient, descending: true })).toBeNull();
    expect(parseListCursor(text, { ...byClient, sort: 'number' })).toBeNull();
  });

  it.each([
    ['date', 'soon'],
    ['total', '1e9'],
    ['newest', 'x'],
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

  test('no text brings it down', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.jsonValue(), (text, json) => {
        expect(parseListCursor(text, byClient)).toBeNull();
        parseListCursor(btoa(encodeURIComponent(JSON.stringify(json))), byClient);
      }),
    );
  });
});
