import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { emptyListView, type ListView } from '#app/domain/invoices/list-view.ts';
import { parseListCursor, writeListCursor } from '#app/domain/invoices/listed-invoice.ts';

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

  test('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.jsonValue(), (text, json) => {
        expect(parseListCursor(text, byClient)).toBeNull();
        parseListCursor(btoa(encodeURIComponent(JSON.stringify(json))), byClient);
      }),
    );
  });
});
