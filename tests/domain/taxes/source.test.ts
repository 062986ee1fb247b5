import { expect, it } from 'vitest';
import { isStale } from '#app/domain/taxes/source.ts';

const source = { title: 'A page', url: 'https://example.com/', checkedOn: '2026-11-23' };

it('a source is stale once it was read more than 180 days ago', () => {
  expect(isStale(source, '2026-11-23')).toBe(false);
  expect(isStale(source, '2027-05-22')).toBe(false);
  expect(isStale(source, '2027-05-23')).toBe(true);
});

it('one that nobody could confirm is not stale: it was never fresh', () => {
  expect(isStale({ ...source, checkedOn: null }, '2099-01-01')).toBe(false);
});
