import { formatDecimal, parseDecimal } from './decimal.ts';

/**
 * A number in two columns: an integer with `kept` decimals, and the decimal text of what is finer than it holds, up to
 * `decimals`. A version of the product that knows no such text writes the integer alone, so the text counts only where it
 * rounds to that.
 */
export type Precision = { kept: number; decimals: number };

/** The two of a value that is not negative. @param value scaled by `decimals` */
export function splitExact(
  value: number,
  { kept, decimals }: Precision,
): { rounded: number; exact: string | null } {
  const step = 10 ** (decimals - kept);
  const rest = value % step;
  const rounded = (value - rest) / step + (2 * rest >= step ? 1 : 0);
  return { rounded, exact: rest === 0 ? null : formatDecimal(value, decimals) };
}

/** What they say, as decimal text: `9.975`. */
export function joinExact(rounded: number, exact: string | null, precision: Precision): string {
  return exactText(rounded, exact, precision) ?? formatDecimal(rounded, precision.kept);
}

/** The finer text alone; null where there is none, or none that counts. */
export function exactText(
  rounded: number,
  exact: string | null,
  precision: Precision,
): string | null {
  const value = exact === null ? null : parseDecimal(exact, precision.decimals);
  const read = value === null || value < 0 ? null : splitExact(value, precision);
  return read?.rounded === rounded ? read.exact : null;
}
