import type { NumberStyle } from './plain-number.ts';

/**
 * Detects the number style of a semicolon-separated file, which programs write where the comma is the decimal
 * separator.
 */
export function styleOfSemicolonFile(numbers: Iterable<string>): NumberStyle {
  let dotGroups = false;
  for (const text of numbers) {
    if (/\d,\d+\D*$/.test(text)) dotGroups = true;
    // The dot in 12.50 can't be a thousands separator, so the file uses decimal points.
    if (/^\D*\d+\.(\d{1,2}|\d{4,})\D*$/.test(text)) return { decimalComma: true, dotGroups: false };
  }
  return { decimalComma: true, dotGroups };
}
