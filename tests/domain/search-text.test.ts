import { expect, test } from 'vitest';
import { parseSearch } from '#app/domain/search-text.ts';

test('a search is one trimmed line of at most 200 characters', () => {
  const read = (q: string) => parseSearch(new URLSearchParams({ q }));
  expect(read('  finch\tsons ')).toBe('finch sons');
  expect(read('é'.repeat(300))).toBe('é'.repeat(200));
  expect(parseSearch(new URLSearchParams())).toBe('');
});
