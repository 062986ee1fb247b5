import type { FigureInput } from '#app/domain/invoices/totals-steps.ts';

// An independent implementation of an invoice's totals, written from the rules instead of the product: exact fractions,
// line by line, with nothing grouped before it is added.

class Rational {
  private constructor(
    readonly n: bigint,
    readonly d: bigint,
  ) {}

  static of(n: bigint | number, d: bigint | number = 1): Rational {
    let [top, bottom] = [BigInt(n), BigInt(d)];
    if (bottom < 0n) [top, bottom] = [-top, -bottom];
    let [a, b] = [top < 0n ? -top : top, bottom];
    while (b !== 0n) [a, b] = [b, a % b];
    return new Rational(top / (a || 1n), bottom / (a || 1n));
  }

  plus(other: Rational) {
    return Rational.of(this.n * other.d + other.n * this.d, this.d * other.d);
  }

  minus(other: Rational) {
    return this.plus(Rational.of(-other.n, other.d));
  }

  times(other: Rational) {
    return Rational.of(this.n * other.n, this.d * other.d);
  }

  over(other: Rational) {
    return this.times(Rational.of(other.d, other.n));
  }

  /** Rounds to the nearest integer, half away from zero. */
  rounded(): Rational {
    const isNegative = this.n < 0n;
    const size = isNegative ? -this.n : this.n;
    const whole = size / this.d;
    const up = (size - whole * this.d) * 2n >= this.d ? whole + 1n : whole;
    return Rational.of(isNegative ? -up : up);
  }
}

const zero = Rational.of(0);
const one = Rational.of(1);
const sum = (values: Rational[]) => values.reduce((left, right) => left.plus(right), zero);

/** Calculates an invoice's totals, whole numbers as bigints; taxes by name, rate and reason. */
export function modelTotals(input: FigureInput) {
  const percent = Rational.of(input.discountHundredths, 10_000);
  const lines = input.items.map((item) => {
    const quantity = Rational.of(item.quantityTenThousandths, 10_000);
    const price = Rational.of(item.unitPriceTenThousandths, 10_000);
    const gross = quantity.times(price).rounded();
    const off =
      item.discount?.kind === 'amount'
        ? Rational.of(item.discount.minor)
        : gross.times(Rational.of(item.discount?.hundredths ?? 0, 10_000)).rounded();
    const rates = item.taxes.map(({ rate }) => Rational.of(rate, 1_000_000));
    return { item, off, total: gross.minus(off), rates, allRates: sum(rates) };
  });
  const subtotal = sum(lines.map(({ total }) => total));
  const isAmount = typeof input.discountAmountMinor === 'number';
  const discount = isAmount
    ? Rational.of(input.discountAmountMinor ?? 0)
    : subtotal.times(percent).rounded();
  const kept = isAmount
    ? subtotal.n === 0n
      ? one
      : one.minus(discount.over(subtotal))
    : one.minus(percent);

  const taxes = new Map<string, Rational>();
  for (const { item, total, rates, allRates } of lines) {
    item.taxes.forEach((tax, at) => {
      const key = `${tax.name}|${tax.rate}|${item.taxReason ?? ''}`;
      const base = input.pricesIncludeTax ? total.over(one.plus(allRates)) : total;
      const exact = base.times(kept).times(rates[at] ?? zero);
      const share = input.rounding === 'line' ? exact.rounded() : exact;
      taxes.set(key, (taxes.get(key) ?? zero).plus(share));
    });
  }
  const rounded = new Map([...taxes].map(([key, exact]) => [key, exact.rounded().n]));
  const charged = [...rounded].filter(([key]) => !key.endsWith('|reverse-charge'));
  const tax = charged.reduce((all, [, amount]) => all + amount, 0n);
  const due = subtotal.minus(discount).n;
  return {
    lineTotals: lines.map(({ total }) => total.n),
    lineDiscounts: lines.map(({ off }) => off.n),
    subtotal: subtotal.n,
    discount: discount.n,
    net: input.pricesIncludeTax ? due - tax : due,
    taxes: rounded,
    tax,
    total: input.pricesIncludeTax ? due : due + tax,
  };
}
