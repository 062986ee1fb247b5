/** A line's tax in a file: its base and amount in minor units. */
export type TaxedLine = { base: number; amount: number };

/** Candidate step sizes in ten-thousandths of a percent, roundest first. */
const steps = [10_000n, 5_000n, 2_500n, 1_000n, 500n, 100n, 50n, 10n, 5n, 1n];
/** 100% in ten-thousandths of a percent. */
const whole = 1_000_000n;

/**
 * Finds the roundest rate, in ten-thousandths of a percent, that gives each of these amounts, rounded half away from
 * zero per line: files state a line's tax as an amount.
 * @returns null where no rate from 0 to 100% gives them all
 */
export function rateOfAmounts(lines: readonly TaxedLine[]): number | null {
  let [least, most] = [0n, whole];
  for (const { base, amount } of lines) {
    if (base <= 0) {
      if (base < 0 || amount !== 0) return null;
      continue;
    }
    const [of, twice] = [2n * BigInt(base), 2n * BigInt(amount)];
    const from = ceiling((twice - 1n) * whole, of);
    const to = ((twice + 1n) * whole - 1n) / of;
    if (from > least) least = from;
    if (to < most) most = to;
  }
  if (least > most) return null;
  const middle = least + (most - least) / 2n;
  for (const step of steps) {
    const below = (middle / step) * step;
    const above = below + step;
    const near = middle - below <= above - middle ? [below, above] : [above, below];
    const found = near.find((rate) => rate >= least && rate <= most);
    if (found !== undefined) return Number(found);
  }
  return Number(middle);
}

/** Whether a rate gives a tax amount. */
export function givesAmount(rate: number, { base, amount }: TaxedLine): boolean {
  const exact = 2n * BigInt(base) * BigInt(rate);
  const rounded = (exact + whole) / (2n * whole);
  return rounded === BigInt(amount);
}

function ceiling(numerator: bigint, denominator: bigint): bigint {
  if (numerator <= 0n) return 0n;
  return (numerator + denominator - 1n) / denominator;
}
