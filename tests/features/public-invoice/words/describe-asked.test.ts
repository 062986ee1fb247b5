import { expect, test } from 'vitest';
import { describeBalance } from '#app/features/invoice-sheet/words/describe-totals.ts';
import { describeAsked } from '#app/features/public-invoice/words/describe-state.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';

const { words, cldr } = documentLanguage('en-US');
const content = { currency: 'USD', country: 'us' } as const;
const totals = { total: 10_000 };
const steps = [
  { label: 'Deposit', amount: 4_000, due: '2026-12-01' },
  { label: 'Rest', amount: 6_000, due: '2026-12-31' },
];

test.each([
  { paidMinor: 0, creditedMinor: 0, asksMinor: 10_000, balance: [] },
  { paidMinor: -3_000, creditedMinor: 0, asksMinor: 10_000, balance: [] },
  { paidMinor: -1_000, creditedMinor: 2_000, asksMinor: 8_000, balance: ['$20.00', '$80.00'] },
  { paidMinor: 7_000, creditedMinor: 0, asksMinor: 3_000, balance: ['$70.00', '$30.00'] },
])('a client with payments of $paidMinor is asked for $asksMinor', (expected) => {
  const { asksMinor, balance, ...sums } = expected;
  const invoice = { ...sums, totals, content, status: 'unpaid' as const };
  expect(describeAsked({ ...invoice, schedule: null }, { isForAll: false })).toMatchObject({
    asksMinor,
  });
  expect(describeAsked({ ...invoice, schedule: steps }, { isForAll: true })).toMatchObject({
    asksMinor,
  });
  const rows = describeBalance(content, { ...totals, ...sums }, words.totals, cldr);
  expect(rows.map(({ value }) => value)).toEqual(balance);
});
