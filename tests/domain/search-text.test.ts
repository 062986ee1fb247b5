import { expect, test } from 'vitest';
import { readSearch } from '#app/domain/search-text.ts';

test('a search is one trimmed line of at most 200 characters', () => {
  const read = (q: string) => readSearch(new URLSearchParams({ q }));
  expect(read('  finch\tsons ')).toBe('finch sons');
  expect(read('é'.repeat(300))).toBe('é'.repeat(200));
  expect(readSearch(new URLSearchParams())).toBe('');
});
