import { Buffer } from 'node:buffer';
import { PDFHexString } from 'pdf-lib';

/** An ASCII text as a PDF string of bytes, in hexadecimal: nothing in it can end it; characters beyond ASCII are left out. */
export function pdfBytes(text: string): PDFHexString {
  const ascii = text.replace(/[^\0-\x7f]/g, '');
  return PDFHexString.of(Buffer.from(ascii, 'latin1').toString('hex'));
}

/** A length or coordinate with at most two decimals. */
export function roundPlace(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The same as an operand of a page's content, never with an exponent. */
export function pdfNumber(value: number): string {
  return String(roundPlace(value));
}

/** A number in four hexadecimal digits. */
export function hex4(number: number): string {
  return number.toString(16).padStart(4, '0');
}
