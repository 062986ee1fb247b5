import { formatDecimal } from './decimal.ts';

/**
 * A number stored in two columns: an integer with `kept` decimals, and decimal text when the value is finer, up to
 * `decimals`.
 */
export type Precision = { kept: number; decimals: number };

/**
 * Splits a non-negative value into the two columns.
 * @param value scaled by `decimals`
 */
export function splitExact(
  value: number,
  { kept, decimals }: Precision,
): { rounded: number; exact: string | null } {
  const step = 10 ** (decimals - kept);
  const rest = value % step;
  const rounded = (value - rest) / step + (2 * rest >= step ? 1 : 0);
  return { rounded, exact: rest === 0 ? null : formatDecimal(value, decimals) };
}

/** Joins the two columns to decimal text: `9.975`. */
export function joinExact(
  rounded: number,
  exact: string | null,
  { kept }: Pick<Precision, 'kept'>,
): string {
  return exact ?? formatDecimal(rounded, kept);
}
