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
    expect(today).toEqual([
      'AB GST 5',
      'BC GST 5 + PST 7',
      'MB GST 5 + RST 7',
      'NB HST 15',
      'NL HST 15',
      'NS HST 14',
      'NT GST 5',
      'NU GST 5',
      'ON HST 13',
      'PE HST 15',
      'QC GST 5 + QST 9.975',
      'SK GST 5 + PST 6',
      'YT GST 5',
    ]);
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

// Compares our rates with those of the independently maintained package `sales-tax`.

/** Taxes as text, `gst 5 + qst 9.975`; the package's rates are fractions. */
const inWords = (taxes: { name: string; percent: number }[]) =>
  taxes.map(({ name, percent }) => `${name} ${Number(percent.toFixed(4))}`).join(' + ');

async function theirs(province: Province, day: string): Promise<string> {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), toFake: ['Date'] });
  // Called without a tax number, because the package would check it over the network.
  const { details } = await SalesTax.getSalesTax('CA', province);
  return inWords(details.map(({ type, rate }) => ({ name: type, percent: rate * 100 })));
}

const ours = (province: Province, day: string) =>
  inWords(
    (taxesOfProvince(province, day) ?? []).map(({ name, rate }) => ({
      name: name.toLowerCase(),
      percent: rate / 10_000,
    })),
  );

type Difference = { ours: string; theirs: string; reason: string };

const hstInParts = (rate: number): Difference => ({
  ours: `hst ${rate}`,
  theirs: `gst 5 + hst ${rate - 5}`,
  reason: 'HST is one tax; the package adds its two parts',
});

/** Where the package differs, and why ours is right. */
const knownDifferences: Record<string, Difference> = {
  'NB 2026-11-23': hstInParts(15),
  'NL 2026-11-23': hstInParts(15),
  'NS 2026-11-23': hstInParts(14),
  'ON 2026-11-23': hstInParts(13),
  'PE 2026-11-23': hstInParts(15),
  'NS 2025-04-01': hstInParts(14),
  'NS 2025-03-31': {
    ours: 'hst 15',
    theirs: 'gst 5 + hst 9',
    reason:
      'its table has the earlier rate, its function reads earlier rates of whole countries alone',
  },
  'MB 2026-11-23': {
    ours: 'gst 5 + rst 7',
    theirs: 'gst 5 + pst 7',
    reason: 'Manitoba’s law calls it retail sales tax',
  },
};

describe('sales-tax has our rates', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ...provinceCodes.map((province) => [province, '2026-11-23'] as const),
    ['NS', '2025-03-31'] as const,
    ['NS', '2025-04-01'] as const,
  ])('for %s on %s, or has a known difference', async (province, day) => {
    const known = knownDifferences[`${province} ${day}`];
    const own = ours(province, day);
    expect(own).toBe(known?.ours ?? own);
    expect(await theirs(province, day)).toBe(known?.theirs ?? own);
  });
});
