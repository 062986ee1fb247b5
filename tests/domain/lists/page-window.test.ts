import { describe, expect, test } from 'vitest';
import {
  moreRows,
  parseCursor,
  parsePageWindow,
  writeCursor,
} from '#app/domain/lists/page-window.ts';

const read = (query: string) => parsePageWindow(new URLSearchParams(query));
const more = (query: string) => moreRows(new URLSearchParams(query), 'NEXT').toString();

describe('the range of a list', () => {
  test.each([
    ['', { after: null, limit: 50 }],
    ['shown=120', { after: null, limit: 120 }],
    ['after=1.a&shown=10', { after: '1.a', limit: 50 }],
    ['shown=9999', { after: null, limit: 500 }],
    ['shown=x&after=', { after: null, limit: 50 }],
  ])('of ?%s', (query, stretch) => {
    expect(read(query)).toEqual(stretch);
  });

  test('grows by a page to 500 rows, then continues from there', () => {
    expect(more('q=finch')).toBe('q=finch&shown=100');
    expect(more('after=1.a&shown=480')).toBe('after=1.a&shown=500');
    expect(more('q=finch&shown=500')).toBe('q=finch&after=NEXT');
  });
});

describe('a position in a list', () => {
  test.each([
    { day: null, createdAt: 1790000000000, id: 'a-1' },
    { day: '2026-01-31', createdAt: 0, id: '0f0e' },
  ])('is read as it was written: %j', (place) => {
    expect(parseCursor(writeCursor(place))).toEqual(place);
  });

  test.each([null, '', 'x', "1.a'", '2026-1-1.1.a', `${'9'.repeat(16)}.a`])(
    'that is malformed is the start: %j',
    (after) => {
      expect(parseCursor(after)).toBeNull();
    },
  );
});
