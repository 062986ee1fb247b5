import { expect, test } from 'vitest';
import { quickRanges } from '#app/domain/invoices/list-view.ts';

const rangesOn = (today: string) =>
  quickRanges(today).map(({ name, from, to }) => `${name}: ${from} to ${to}`);

test('the quick ranges are whole months, quarters and years around the seller-local date', () => {
  expect(rangesOn('2026-11-21')).toEqual([
    'thisMonth: 2026-11-01 to 2026-11-30',
    'lastMonth: 2026-10-01 to 2026-10-31',
    'thisQuarter: 2026-10-01 to 2026-12-31',
    'thisYear: 2026-01-01 to 2026-12-31',
  ]);
});

test('at the turn of a year, and in a leap year', () => {
  expect(rangesOn('2028-03-31').slice(1, 3)).toEqual([
    'lastMonth: 2028-02-01 to 2028-02-29',
    'thisQuarter: 2028-01-01 to 2028-03-31',
  ]);
  expect(rangesOn('2027-01-01').slice(0, 3)).toEqual([
    'thisMonth: 2027-01-01 to 2027-01-31',
    'lastMonth: 2026-12-01 to 2026-12-31',
    'thisQuarter: 2027-01-01 to 2027-03-31',
  ]);
});
