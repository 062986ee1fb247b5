import { formatDecimal } from '#app/domain/money/decimal.ts';

/** A line's tax in a file: its base and amount in minor units. */
type TaxedLine = { base: number; amount: number };

/** Candidate step sizes in ten-thousandths of a percent, roundest first. */
const steps = [10_000n, 5_000n, 2_500n, 1_000n, 500n, 100n, 50n, 10n, 5n, 1n];
/** 100% in ten-thousandths of a percent. */
const whole = 1_000_000n;

/**
 * Finds the roundest rate, in ten-thousandths of a percent, that gives each of these amounts, rounded half away from
 * zero per line: files state a line's tax as an amount.
 * @returns null where no rate from 0 to 100% gives them all
 */
function rateOfAmounts(lines: readonly TaxedLine[]): number | null {
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
function givesAmount(rate: number, { base, amount }: TaxedLine): boolean {
  const exact = 2n * BigInt(base) * BigInt(rate);
  const rounded = (exact + whole) / (2n * whole);
  return rounded === BigInt(amount);
}

function ceiling(numerator: bigint, denominator: bigint): bigint {
  if (numerator <= 0n) return 0n;
  return (numerator + denominator - 1n) / denominator;
}

/** A line's tax as given by a file: a rate, an amount (minor units) on a base, or only a name. */
export type FileTax = { name: string; rate: string; amount: number | null; base: number };

const percent = /(\d{1,3}(?:[.,]\d{1,4})?)\s*%/;
const noTax =
  /^(?:none|no tax|no vat|non|exempt|tax[ -]exempt|exempt .*|out of scope|bas excluded|not applicable|n\/a)$/i;

/** Removes the rate from a tax name: `HST (13%)` is `HST`, `20% (VAT on Income)` is `VAT on Income`. */
export function plainTaxName(name: string): string {
  return name
    .replace(/\(?\s*\d{1,3}(?:[.,]\d{1,4})?\s*%\s*\)?/, ' ')
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .trim();
}

/** Whether a file's tax name means that a line is untaxed. */
export function isNoTax({ name, rate, amount }: FileTax): boolean {
  const isNothing = (amount ?? 0) === 0 && (rate === '' || Number(rate) === 0);
  return isNothing && (name === '' || noTax.test(name));
}

/**
 * Derives the rates of taxes given as amounts: the rate that fits every line of the file, otherwise every line of the
 * invoice, otherwise the line itself.
 */
export function rateFinder(everyTax: Iterable<FileTax>) {
  const ofFile = new Map<string, TaxedLine[]>();
  for (const { name, amount, base } of everyTax) {
    if (amount === null) continue;
    const known = ofFile.get(name);
    if (known) known.push({ base, amount });
    else ofFile.set(name, [{ base, amount }]);
  }
  const rates = new Map([...ofFile].map(([name, lines]) => [name, rateOfAmounts(lines)]));
  return {
    /**
     * Returns the rate in percent as plain text.
     * @param ofInvoice the same tax on all lines of its invoice
     * @returns null where it can't be determined
     */
    rateOf(tax: FileTax, ofInvoice: readonly FileTax[]): string | null {
      if (tax.rate !== '') return tax.rate;
      const named = percent.exec(tax.name)?.[1]?.replace(',', '.') ?? null;
      if (tax.amount === null) return named;
      const line = { base: tax.base, amount: tax.amount };
      if (named !== null && givesAmount(Math.round(Number(named) * 10_000), line)) return named;
      const lines = ofInvoice.map(({ base, amount }) => ({ base, amount: amount ?? 0 }));
      const found = rates.get(tax.name) ?? rateOfAmounts(lines) ?? rateOfAmounts([line]);
      return found === null ? null : formatDecimal(found, 4);
    },
  };
}
