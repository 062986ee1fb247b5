import { Buffer } from 'node:buffer';
import { PDFHexString } from 'pdf-lib';

/** Encodes ASCII text as a hexadecimal PDF string, which nothing in it can terminate; other characters are left out. */
export function pdfBytes(text: string): PDFHexString {
  const ascii = text.replace(/[^\0-\x7f]/g, '');
  return PDFHexString.of(Buffer.from(ascii, 'latin1').toString('hex'));
}

/** Rounds a length or coordinate to at most two decimals. */
export function roundPlace(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Formats it as an operand of page content, never with an exponent. */
export function pdfNumber(value: number): string {
  return String(roundPlace(value));
}

/** Formats a number as four hexadecimal digits. */
export function hex4(number: number): string {
  return number.toString(16).padStart(4, '0');
}
