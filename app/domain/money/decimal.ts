/** Rounds `numerator / denominator` to an integer, half away from zero. The denominator is positive. */
export function divideHalfAway(numerator: bigint, denominator: bigint): bigint {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

/** Converts a bigint to a number if that is exact (|n| <= 2^53-1), otherwise null. */
export function toSafeNumber(value: bigint): number | null {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : null;
}

const maxTextLength = 64;
const maxExponent = 30;
// Plain or comma-grouped digits, an optional fraction, and the exponent that number inputs allow.
const decimalPattern = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?(?:e([+-]?\d{1,2}))?$/i;

// Matches almost all texts: few enough digits for a plain number.
const shortPattern = /^(\d{1,9})(?:\.(\d{1,3}))?$/;

/**
 * Parses decimal text exactly: `parseDecimal('9.975', 3)` is 9975. Further digits are rounded half away from zero. Null
 * when the text isn't a number or doesn't fit a safe integer. Never uses floating point.
 */
export function parseDecimal(text: string, decimals: number): number | null {
  const trimmed = text.trim();
  const short = shortPattern.exec(trimmed);
  if (short) {
    const [, whole = '', fraction = ''] = short;
    if (fraction.length <= decimals) return Number(whole + fraction.padEnd(decimals, '0'));
  }
  if (trimmed.length > maxTextLength) return null;
  const match = decimalPattern.exec(trimmed);
  if (!match) return null;
  const [, sign = '', wholeText = '', fraction = '', exponentText = '0'] = match;
  const whole = wholeText.replaceAll(',', '');
  if (whole === '' && fraction === '') return null;
  const exponent = Number(exponentText);
  if (Math.abs(exponent) > maxExponent) return null;
  const digits = BigInt(`${whole}${fraction}`);
  const shift = decimals + exponent - fraction.length;
  const magnitude =
    shift >= 0 ? digits * 10n ** BigInt(shift) : divideHalfAway(digits, 10n ** BigInt(-shift));
  return toSafeNumber(sign === '-' ? -magnitude : magnitude);
}

/** Formats a scaled integer as the shortest decimal text: `formatDecimal(9975, 3)` is `9.975`, `(1000, 2)` is `10`. */
export function formatDecimal(scaled: number, decimals: number): string {
  const fixed = formatFixed(scaled, decimals);
  return fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
}

/** Formats decimal text with exactly `decimals` digits after the point: `formatFixed(1050, 2)` is `10.50`. */
export function formatFixed(scaled: number | bigint, decimals: number): string {
  const digits = String(scaled < 0 ? -scaled : scaled).padStart(decimals + 1, '0');
  const sign = scaled < 0 ? '-' : '';
  if (decimals === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
