/**
 * The shape of an amount to filter by as it stands in an address, and in English for a field's `pattern`. Up to 12 digits
 * before the point, so that a bound in hundredths stays a safe integer.
 */
export const amountBoundPattern = '(?=.*\\d)(?:\\d{1,3}(?:,\\d{3}){1,3}|\\d{0,12})(?:\\.\\d{0,6})?';

const wholeAmount = new RegExp(`^(?:${amountBoundPattern})$`);

/** Whether a text is an amount that a filter can compare with: not negative, below 10^12, at most 6 decimals. */
export function isAmountBound(text: string): boolean {
  return wholeAmount.test(text);
}

/**
 * The fewest hundredths that are at least the amount: `12.345` is 1235. A filter over amounts of all currencies
 * takes hundredths of the unit for each of them, the yen too. Null when the text is no amount.
 */
export function minHundredthsAtLeast(text: string): number | null {
  return toHundredths(text, 1);
}

/** The most hundredths that are at most the amount: `12.345` is 1234; null when the text is no amount. */
export function maxHundredthsAtMost(text: string): number | null {
  return toHundredths(text, 0);
}

/** `step` is added when the amount has a part below a hundredth. */
function toHundredths(text: string, step: 0 | 1): number | null {
  if (!isAmountBound(text)) return null;
  const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.');
  const hasRest = /[1-9]/.test(fraction.slice(2));
  return Number(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`) + (hasRest ? step : 0);
}
