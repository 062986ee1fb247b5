// Up to 15 digits before the point, so that a bound in minor units stays a safe integer.
const amountPattern = /^(?:\d{1,3}(?:,\d{3}){1,4}|\d{0,15})(?:\.(\d{0,6}))?$/;

/** Whether a text is an amount that a filter can compare with: not negative, at most 15 digits and 6 decimals. */
export function isAmountBound(text: string): boolean {
  return /\d/.test(text) && amountPattern.test(text) && toMinor(text, 2, 'down') !== null;
}

/**
 * The fewest minor units that are at least the amount: `12.345` is 1235 with two digits, 13 with none. Null when the
 * text is no amount.
 */
export function fewestMinorAtLeast(text: string, minorDigits: number): number | null {
  return toMinor(text, minorDigits, 'up');
}

/** The most minor units that are at most the amount: `12.345` is 1234 with two digits, 12 with none; null as above. */
export function mostMinorAtMost(text: string, minorDigits: number): number | null {
  return toMinor(text, minorDigits, 'down');
}

function toMinor(text: string, minorDigits: number, direction: 'up' | 'down'): number | null {
  const match = amountPattern.exec(text);
  if (!match || !/\d/.test(text)) return null;
  const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.');
  const kept = fraction.slice(0, minorDigits).padEnd(minorDigits, '0');
  const hasRest = /[1-9]/.test(fraction.slice(minorDigits));
  const minor = Number(`${whole}${kept}`) + (hasRest && direction === 'up' ? 1 : 0);
  return Number.isSafeInteger(minor) ? minor : null;
}
