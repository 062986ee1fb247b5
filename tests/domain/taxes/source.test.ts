import { expect, it } from 'vitest';
import { isStale } from '#app/domain/taxes/source.ts';

const source = { title: 'A page', url: 'https://example.com/', checkedOn: '2026-11-23' };

it('a source is outdated if it was checked more than 180 days ago', () => {
  expect(isStale(source, '2026-11-23')).toBe(false);
  expect(isStale(source, '2027-05-22')).toBe(false);
  expect(isStale(source, '2027-05-23')).toBe(true);
});

it('one that couldn’t be confirmed is not outdated: it never was current', () => {
  expect(isStale({ ...source, checkedOn: null }, '2099-01-01')).toBe(false);
});
