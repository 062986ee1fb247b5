import { paymentMethodTexts } from '#app/features/payments/texts.ts';
import { fill } from '#app/i18n/fill.ts';

const examples = { short: 'DEUTDEFF', long: 'DEUTDEFF500' };

/** Removes white space and converts to upper case: the form in which a SWIFT/BIC is checked and stored. */
export function normalizeSwift(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/**
 * Returns a message when a non-empty SWIFT/BIC doesn't match ISO 9362 (4 letters, 2 letters, 2 and optionally 3
 * alphanumerics), or null.
 */
export function checkSwift(text: string): string | null {
  const code = normalizeSwift(text);
  if (/^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(code)) return null;
  const { length, format } = paymentMethodTexts.swift;
  return fill([8, 11].includes(code.length) ? format : length, examples);
}
