import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatItems, parseItems } from '#app/domain/invoices/invoice-json.ts';
import { taxAtHome } from '#app/domain/invoices/tax-at-home.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import type { FigureInput } from '#app/domain/invoices/totals-steps.ts';
import type { InvoiceTax } from '#app/domain/taxes/tax-choice.ts';
import { modelTotals } from '#tests/support/exact-model.ts';
import { totalsOf } from '#tests/support/plain-line.ts';
import { randomInvoice } from '#tests/support/random-invoices.ts';
import { isFullStrain } from '#tests/support/rounds.ts';

/** A line with quantity 1: minor units, and taxes by name and ten-thousandths of a percent. */
function piece(
  minor: number,
  taxes: Record<string, number>,
  changes = {},
): FigureInput['items'][0] {
  return {
    quantityTenThousandths: 10_000,
    unitPriceTenThousandths: minor * 10_000,
    taxes: Object.entries(taxes).map(([name, rate]) => ({ name, rate, number: null })),
    ...changes,
  };
}

const quebec = { GST: 50_000, QST: 99_750 };

describe('the calculated figures', () => {
  test.each([
    ['140.00 in Quebec', 14_000, quebec, { GST: 700, QST: 1397 }, 16_097],
    ['138.66 at 19%', 13_866, { '': 190_000 }, { '': 2635 }, 16_501],
  ])('%s', (_, minor, taxes, amounts, total) => {
    const totals = totalsOf({ items: [piece(minor, taxes)], discountHundredths: 0 });
    const made = totals.taxes.map(({ name, amount }) => [name, amount]);
    expect([Object.fromEntries(made), totals.total]).toEqual([amounts, total]);
  });

  it('110 minus 10 at 10% is tax 10.00 and total 110.00', () => {
    const items = [piece(11_000, { '': 100_000 })];
    const asAmount = totalsOf({ items, discountHundredths: 0, discountAmountMinor: 1000 });
    expect(asAmount).toMatchObject({ discount: 1000, net: 10_000, tax: 1000, total: 11_000 });
    const line = piece(11_000, { '': 100_000 }, { discount: { kind: 'amount', minor: 1000 } });
    expect(totalsOf({ items: [line], discountHundredths: 0 })).toMatchObject({
      lineTotals: [10_000],
      lineDiscounts: [1000],
      discount: 0,
      tax: 1000,
      total: 11_000,
    });
  });

  it('500.00 including 10% is 454.55 + 45.45', () => {
    const items = [piece(50_000, { '': 100_000 })];
    const totals = totalsOf({ items, discountHundredths: 0, pricesIncludeTax: true });
    expect(totals).toMatchObject({ subtotal: 50_000, net: 45_455, tax: 4545, total: 50_000 });
    expect(totals).toMatchObject({ lineTotals: [50_000], lineNets: [45_455] });
  });
});

describe('taxes', () => {
  it('of one line do not compound', () => {
    const totals = totalsOf({ items: [piece(10_000, quebec)], discountHundredths: 0 });
    expect(totals.taxes.map(({ base }) => base)).toEqual([10_000, 10_000]);
    expect(totals.tax).toBe(500 + 998);
  });

  it('are summed by name, rate and reason, and rounded once', () => {
    const items = [
      ...[5, 5, 5].map((minor) => piece(minor, { VAT: 100_000 })),
      piece(5, { GST: 100_000 }),
      piece(100, { VAT: 0 }, { taxReason: 'exempt' }),
      piece(100, { VAT: 0 }, { taxReason: 'zero-rated' }),
    ];
    const totals = totalsOf({ items, discountHundredths: 0 });
    expect(
      totals.taxes.map(({ name, reason, base, amount }) => [name, reason, base, amount]),
    ).toEqual([
      ['VAT', 'exempt', 100, 0],
      ['VAT', 'zero-rated', 100, 0],
      ['VAT', null, 15, 2],
      ['GST', null, 5, 1],
    ]);
  });

  it('under a reverse charge are owed by the client, and in no total', () => {
    const items = [
      piece(100_000, { '': 200_000 }, { taxReason: 'reverse-charge' }),
      piece(10_000, { '': 200_000 }),
    ];
    const totals = totalsOf({ items, discountHundredths: 0 });
    const reverse = { reason: 'reverse-charge', amount: 0, owedByClient: 20_000 };
    const charged = { reason: null, amount: 2000, owedByClient: 0 };
    expect(totals).toMatchObject({ taxes: [reverse, charged], tax: 2000, total: 112_000 });
  });

  it('apply to the discounted amount per rate, shown to the cent', () => {
    const rates = [200_000, 50_000, 0];
    const items = rates.map((VAT) => piece(VAT === 0 ? 3334 : 3333, { VAT }));
    const totals = totalsOf({ items, discountHundredths: 0, discountAmountMinor: 1000 });
    // 3333 x 0.9 = 2999.7, 3334 x 0.9 = 3000.6: two cents go to the larger remainders.
    expect(totals.taxes.map(({ base }) => base)).toEqual([3000, 3000, 3000]);
  });
});

describe('rounding', () => {
  const totalsOfLines = (lines: [number, Record<string, number>][], discountHundredths = 0) =>
    totalsOf({ items: lines.map(([minor, taxes]) => piece(minor, taxes)), discountHundredths });

  it('lists rates in ascending order', () => {
    const { taxes } = totalsOfLines(
      [200_000, 0, 50_000, 200_000].map((rate) => [10_000, { '': rate }]),
    );
    expect(taxes.map(({ rate, amount }) => [rate, amount])).toEqual([
      [0, 0],
      [50_000, 500],
      [200_000, 4000],
    ]);
  });

  it('uses the exact discount for the tax, and rounds the discount itself once', () => {
    // 0.05 less 10%: the discount prints as 0.01, the tax is 100% of 0.045, half away from zero.
    const totals = totalsOfLines([[5, { '': 1_000_000 }]], 1000);
    expect(totals).toMatchObject({ discount: 1, tax: 5, total: 9 });
  });

  it('stays exact beyond 2^53, up to a total of 2^53-1', () => {
    const ofUnits = (minor: number, quantityTenThousandths: number) =>
      piece(minor, { '': 0 }, { quantityTenThousandths });
    // 99,999.99 units: a hundredth less than 100,000 of them, 9007199254700000 - 900719925.47.
    const items = [ofUnits(90_071_992_547, 999_999_900)];
    expect(totalsOf({ items, discountHundredths: 0 }).total).toBe(9_007_198_353_980_075);
    const largest = [ofUnits(900_719_925_474, 100_000_000), piece(991, { '': 0 })];
    expect(totalsOf({ items: largest, discountHundredths: 0 }).total).toBe(Number.MAX_SAFE_INTEGER);
    const larger = [...largest, piece(1, { '': 0 })];
    expect(calculateTotals({ items: larger, discountHundredths: 0 }).ok).toBe(false);
  });

  it('gives zeros without items', () => {
    expect(totalsOf({ items: [], discountHundredths: 0 })).toMatchObject({
      lineTotals: [],
      subtotal: 0,
      taxes: [],
      total: 0,
    });
  });
});

describe('a line', () => {
  it('has four decimals for the quantity and below the minor unit', () => {
    const item = {
      quantityTenThousandths: 12_345,
      unitPriceTenThousandths: 12_500,
      taxes: [{ name: '', rate: 0, number: null }] satisfies InvoiceTax[],
    };
    // 1.2345 x 0.0125 in a currency of two decimals = 0.01543125.
    expect(totalsOf({ items: [item], discountHundredths: 0 }).lineTotals).toEqual([2]);
  });

  it('with a total beyond 2^53 returns an error, whichever figure exceeds it', () => {
    const large = piece(900_719_925_475, { '': 0 }, { quantityTenThousandths: 100_000_000 });
    const taken = { ...large, discount: { kind: 'percent' as const, hundredths: 10_000 } };
    for (const items of [[large], [taken]]) {
      const made = calculateTotals({ items, discountHundredths: 0 });
      expect(made).toEqual({ ok: false, reason: 'too-large' });
    }
  });
});

test.each([
  [20_000, 'USD', 'GBP', '0.7812', 15_624],
  [1000, 'JPY', 'GBP', '0.0051', 510],
  [5, 'EUR', 'AUD', '1.1', 6],
] as const)(
  'the tax in the seller’s currency for %i %s in %s at %s is %i',
  (minor, from, to, rate, expected) => {
    expect(taxAtHome(minor, { from, to, rate })).toBe(expected);
  },
);

const runs = isFullStrain ? 10_000 : 2_000;

test(`${runs} random invoices match an independent model in exact rationals, and their parts add up`, () => {
  fc.assert(
    fc.property(randomInvoice, (invoice) => {
      const { lineTotals, lineNets, lineDiscounts, taxes, ...totals } = totalsOf(invoice);
      const model = modelTotals(invoice);
      const sums = (made: typeof totals | typeof model) => [
        made.subtotal,
        made.discount,
        made.net,
        made.tax,
        made.total,
      ];
      const amounts = taxes.map(({ name, rate, reason, amount, owedByClient }) => [
        `${name}|${rate}|${reason ?? ''}`,
        amount + owedByClient,
      ]);
      const { subtotal, discount, net, tax, total } = totals;
      const isInside = invoice.pricesIncludeTax;
      const said = [lineTotals, lineDiscounts, sums(totals), amounts.sort()];
      const expected = [
        model.lineTotals,
        model.lineDiscounts,
        sums(model),
        [...model.taxes].sort(),
      ];
      // Join them into one string: comparing a thousand lists is slow.
      const parts = [
        lineTotals.reduce((left, right) => left + right, 0),
        net + tax,
        ...(isInside ? [total] : lineNets),
        taxes.every(({ base }) => base <= net + 100),
      ];
      const whole = [subtotal, total, ...(isInside ? [subtotal - discount] : lineTotals), true];
      expect(String([said, parts])).toBe(String([expected, whole]));
    }),
    { numRuns: runs },
  );
}, 240_000);

test('random invoices are read back unchanged from storage', () => {
  fc.assert(
    fc.property(randomInvoice, ({ items, currency }) => {
      expect(parseItems(formatItems(items, currency), currency)).toEqual(items);
    }),
    { numRuns: isFullStrain ? 10_000 : 500 },
  );
});
