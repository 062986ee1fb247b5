import type { Cldr } from '#app/domain/language/cldr.ts';
import type { Fraction } from '#app/domain/money/fraction.ts';
import { type CurrencyCode, currencies } from '#app/domain/money/money.ts';
import type { WorkingWords } from '#app/features/invoice-sheet/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatAmount, formatDecimalAmount } from '#app/i18n/format/money.ts';

/** Writes amounts of one currency and their calculations. */
export type AmountWriter = {
  /** Minor units. */
  money: (minor: bigint) => string;
  /** Minor units, possibly fractional: `$83.3325`, `$45.454545…`. */
  exact: (minor: Fraction) => string;
  /** `2 × $1.333 = $2.666, rounded to $2.67`; just the amount when nothing is rounded. */
  result: (sum: string, exact: Fraction, amount: bigint) => string;
  difference: (from: bigint, less: bigint, amount: bigint) => string;
  /** Whether a result was rounded. */
  hasRounded: () => boolean;
};

/** Exact figures are written out up to this many decimals; longer ones are shortened. */
const maxDecimals = 12;
const cutDecimals = 6;

/** Creates a writer for a currency with a language's number format. */
export function createAmountWriter(
  currency: CurrencyCode,
  words: Pick<WorkingWords, 'rounded' | 'equals'>,
  cldr: Cldr,
): AmountWriter {
  let isRounded = false;
  const money = (minor: bigint) => formatAmount(minor, currency, cldr);
  const exact = (minor: Fraction) => {
    const { minorDigits } = currencies[currency];
    const { text, ends } = toDecimal(minor, minorDigits);
    return formatDecimalAmount(ends ? text : `${text}…`, currency, cldr);
  };
  const equals = (sum: string, amount: bigint) =>
    fill(words.equals, { sum, amount: money(amount) });
  return {
    money,
    exact,
    result: (sum, of, amount) => {
      if (of.numerator === amount * of.denominator) return equals(sum, amount);
      isRounded = true;
      return fill(words.rounded, { sum, exact: exact(of), amount: money(amount) });
    },
    difference: (from, less, amount) => equals(`${money(from)} − ${money(less)}`, amount),
    hasRounded: () => isRounded,
  };
}

/** Converts minor units to decimal text of the major unit, and says whether it is exact. */
function toDecimal(
  { numerator, denominator }: Fraction,
  minorDigits: number,
): { text: string; ends: boolean } {
  const scale = 10n ** BigInt(maxDecimals - minorDigits);
  const isNegative = numerator < 0n;
  const scaled = (isNegative ? -numerator : numerator) * scale;
  const ends = scaled % denominator === 0n;
  const digits = String(scaled / denominator).padStart(maxDecimals + 1, '0');
  const all = digits.slice(-maxDecimals);
  const least = ends ? minorDigits : cutDecimals;
  const shown = ends ? all.replace(/0+$/, '').padEnd(least, '0') : all.slice(0, least);
  const whole = `${isNegative ? '-' : ''}${digits.slice(0, -maxDecimals)}`;
  return { text: shown === '' ? whole : `${whole}.${shown}`, ends };
}
