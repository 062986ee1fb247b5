import { describe, expect, test } from 'vitest';
import {
  lastQuarter,
  parseReportAddress,
  periodFault,
  reportPeriods,
  writeReportAddress,
} from '#app/domain/reports/report-address.ts';

const spans = (...asked: Parameters<typeof reportPeriods>) =>
  reportPeriods(...asked).map(({ name, from, to }) => `${name} ${from} ${to}`);

describe('the periods of a country', () => {
  test('are months, quarters and the tax year', () => {
    expect(spans('au', '2026-07-01')).toEqual([
      'thisMonth 2026-07-01 2026-07-31',
      'lastMonth 2026-06-01 2026-06-30',
      'quarter 2026-07-01 2026-09-30',
      'quarter 2026-04-01 2026-06-30',
      'quarter 2026-01-01 2026-03-31',
      'quarter 2025-10-01 2025-12-31',
      'thisTaxYear 2026-07-01 2027-06-30',
      'lastTaxYear 2025-07-01 2026-06-30',
    ]);
  });

  test.each([
    ['uk', '2026-04-05', '2025-04-06 2026-04-05'],
    ['uk', '2026-04-06', '2026-04-06 2027-04-05'],
    ['au', '2026-06-30', '2025-07-01 2026-06-30'],
    ['us', '2026-01-01', '2026-01-01 2026-12-31'],
  ] as const)('in %s on %s the year is %s', (country, today, year) => {
    expect(spans(country, today).at(-2)).toMatch(new RegExp(`${year}$`));
  });

  test('end with the previous quarter as the default', () => {
    expect(lastQuarter('2026-01-31')).toEqual({ from: '2025-10-01', to: '2025-12-31' });
  });
});

describe('the URL of a report', () => {
  const today = '2026-07-09';

  test('is read as it was written', () => {
    const asked = { from: '2026-01-01', to: '2026-03-31', basis: 'payment' as const };
    for (const figure of [
      { currency: 'GBP', part: 'refunds' },
      { currency: 'JPY', tax: 'uk [null,["",200000]]' },
      { currency: 'CAD', sole: 'undated' },
      { currency: 'AUD', sole: 'all' },
    ] as const) {
      const shown = { figure, page: 3 };
      const address = new URLSearchParams(writeReportAddress({ ...asked, shown }));
      expect(parseReportAddress(address, today)).toEqual({ ...asked, shown, fault: null });
    }
  });

  test.each(['currency=GBP&part=all', 'part=sales', 'currency=toString&part=sales'])(
    'with %s shows no lines',
    (query) => {
      expect(parseReportAddress(new URLSearchParams(query), today).shown).toBeNull();
    },
  );

  test('has no period if dates don’t exist or are reversed', () => {
    expect(periodFault('2026-02-29', '2026-03-01')).toBe('days');
    expect(periodFault('', '')).toBe('days');
    expect(periodFault('2026-03-02', '2026-03-01')).toBe('order');
    expect(periodFault('2026-03-01', '2026-03-01')).toBeNull();
  });
});
