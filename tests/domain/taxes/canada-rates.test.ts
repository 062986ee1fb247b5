import SalesTax from 'sales-tax';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Province, provinceCodes } from '#app/domain/country/provinces.ts';
import { addDays, isCalendarDate } from '#app/domain/dates.ts';
import { announcedChanges, canadaRates, taxesOfProvince } from '#app/domain/taxes/canada-rates.ts';

/** A province's taxes on a day as text: `GST 5 + QST 9.975`. */
function taxesOn(province: Province, day: string): string | null {
  const taxes = taxesOfProvince(province, day);
  return taxes?.map(({ name, rate }) => `${name} ${rate / 10_000}`).join(' + ') ?? null;
}

describe('the rates of Canada', () => {
  it('are those of every province and territory', () => {
    const today = provinceCodes.map((code) => `${code} ${taxesOn(code, '2026-11-23')}`);
    expect(today.join(', ')).toBe(
      'AB GST 5, BC GST 5 + PST 7, MB GST 5 + RST 7, NB HST 15, NL HST 15, NS HST 14, NT GST 5, ' +
        'NU GST 5, ON HST 13, PE HST 15, QC GST 5 + QST 9.975, SK GST 5 + PST 6, YT GST 5',
    );
  });

  // The day before, and the first day on which a rate is known or changes.
  it.each([
    ['NS', '2025-04-01', 'HST 15', 'HST 14'],
    ['NS', '2010-07-01', null, 'HST 15'],
    ['NB', '2016-07-01', null, 'HST 15'],
    ['NL', '2016-07-01', null, 'HST 15'],
    ['PE', '2016-10-01', null, 'HST 15'],
    ['ON', '2010-07-01', null, 'HST 13'],
    ['QC', '2013-01-01', null, 'GST 5 + QST 9.975'],
    ['BC', '2013-04-01', null, 'GST 5 + PST 7'],
    ['SK', '2017-03-23', null, 'GST 5 + PST 6'],
    ['MB', '2019-07-01', null, 'GST 5 + RST 7'],
    ['AB', '2008-01-01', null, 'GST 5'],
  ] as const)('of %s changed on %s from %s to %s', (province, day, before, after) => {
    expect(taxesOn(province, addDays(day, -1))).toBe(before);
    expect(taxesOn(province, day)).toBe(after);
  });

  it('do not change on 2026-10-01 in British Columbia, as long as that is unconfirmed', () => {
    expect(taxesOn('BC', '2026-10-01')).toBe('GST 5 + PST 7');
    expect(
      announcedChanges.map(({ province, from, source }) => [province, from, source.checkedOn]),
    ).toEqual([['BC', '2026-10-01', null]]);
  });

  it('follow each other without a gap or an overlap', () => {
    for (const { province, tax, from, until } of canadaRates) {
      expect([from, until ?? from].every(isCalendarDate)).toBe(true);
      const others = canadaRates.filter((row) => row.province === province && row.tax === tax);
      const next = others.filter((row) => row.from > from);
      expect(next.map((row) => row.from).slice(0, 1)).toEqual(until ? [addDays(until, 1)] : []);
    }
  });
});

// The independently maintained package `sales-tax` adds HST's two parts, and reads only the current rate of a province.
describe('the package sales-tax has the same sum of rates', () => {
  afterEach(() => vi.useRealTimers());

  it.each(provinceCodes)('in %s', async (province) => {
    vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), toFake: ['Date'] });
    // Called without a tax number, because the package would check it over the network.
    const { rate: theirs } = await SalesTax.getSalesTax('CA', province);
    const taxes = taxesOfProvince(province, '2026-11-23') ?? [];
    const ours = taxes.reduce((sum, { rate }) => sum + rate, 0);
    expect(Math.round(theirs * 1_000_000)).toBe(ours);
  });
});
