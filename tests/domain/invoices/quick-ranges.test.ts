import { expect, test } from 'vitest';
import { quickRanges } from '#app/domain/invoices/quick-ranges.ts';

const rangesOn = (today: string) =>
  quickRanges(today).map(({ label, from, to }) => `${label}: ${from} to ${to}`);

test('the quick ranges are whole months, quarters and years around the seller’s day', () => {
  expect(rangesOn('2026-11-21')).toEqual([
    'This month: 2026-11-01 to 2026-11-30',
    'Last month: 2026-10-01 to 2026-10-31',
    'This quarter: 2026-10-01 to 2026-12-31',
    'This year: 2026-01-01 to 2026-12-31',
  ]);
});

test('on the edges of a year, and in a leap year', () => {
  expect(rangesOn('2028-03-31').slice(1, 3)).toEqual([
    'Last month: 2028-02-01 to 2028-02-29',
    'This quarter: 2028-01-01 to 2028-03-31',
  ]);
  expect(rangesOn('2027-01-01').slice(0, 3)).toEqual([
    'This month: 2027-01-01 to 2027-01-31',
    'Last month: 2026-12-01 to 2026-12-31',
    'This quarter: 2027-01-01 to 2027-03-31',
  ]);
});
