import SalesTax from 'sales-tax';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Province, provinceCodes } from '#app/domain/country/provinces.ts';
import { taxesOfProvince } from '#app/domain/taxes/canada-rates.ts';

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
