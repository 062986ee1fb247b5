import type { NumberStyle } from './plain-number.ts';

/** The style of a file whose cells are divided by semicolons, as programs write it where the comma is the decimal one. */
export function styleOfSemicolonFile(numbers: Iterable<string>): NumberStyle {
  let dotGroups = false;
  for (const text of numbers) {
    if (/\d,\d+\D*$/.test(text)) dotGroups = true;
    // A dot as in 12.50 cannot group thousands: the file has decimal points.
    if (/^\D*\d+\.(\d{1,2}|\d{4,})\D*$/.test(text)) return { decimalComma: true, dotGroups: false };
  }
  return { decimalComma: true, dotGroups };
}
