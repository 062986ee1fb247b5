import { formatDecimal } from '#app/domain/money/decimal.ts';
import { type CurrencyCode, parseMoney } from '#app/domain/money/money.ts';
import { parseNumber, plainNumber } from '../money/plain-number.ts';

export const fraction = /^([1-9]\d?)\s*\/\s*([1-9]\d?)$/;

export const percentDecimals = 2;

/**
 * Parses an installment's plain amount to minor units of a total; null when it is malformed. `share` is the normalized
 * part of the total, if one was given; the amount then follows the total.
 */
export function parseStepAmount(
  plain: string,
  { currency, total }: { currency: CurrencyCode; total: number },
): { amount: number | null; share?: string } {
  const text = plain.trim();
  const share = parseShare(text);
  if (share) return { amount: shareOf(total, share.part, share.of), share: share.text };
  const decimal = text.endsWith('%') ? null : plainNumber(text);
  return { amount: decimal === null ? null : parseMoney(decimal, currency) };
}

/** Parses a percentage up to 100% or a fraction; null when a text is neither. */
function parseShare(text: string): { part: number; of: number; text: string } | null {
  const [, part, of] = (fraction.exec(text) ?? []).map(Number);
  if (part && of) return part <= of ? { part, of, text: `${part}/${of}` } : null;
  const hundredths = text.endsWith('%') ? parseNumber(text.slice(0, -1), percentDecimals) : null;
  if (hundredths === null || hundredths < 0 || hundredths > 10_000) return null;
  return {
    part: hundredths,
    of: 10_000,
    text: `${formatDecimal(hundredths, percentDecimals)}%`,
  };
}

/** Returns `part` of `of` of a total, rounded half away from zero; minor units. */
function shareOf(total: number, part: number, of: number): number {
  return Number((BigInt(total) * BigInt(part) * 2n + BigInt(of)) / BigInt(of * 2));
}
