/**
 * A text as a PDF hexadecimal string in UTF-16 (ISO 32000-1, 7.9.2.2). Nothing in a hexadecimal string can end it or
 * begin an object, whatever the text is.
 */
export function pdfText(text: string): string {
  let hex = '<feff';
  for (let i = 0; i < text.length; i++) hex += text.charCodeAt(i).toString(16).padStart(4, '0');
  return `${hex}>`;
}

/** An ASCII text as a PDF hexadecimal string of bytes; characters beyond ASCII are left out. */
export function pdfBytes(text: string): string {
  let hex = '<';
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80) hex += code.toString(16).padStart(2, '0');
  }
  return `${hex}>`;
}

/** A length or coordinate with at most two decimals, never with an exponent. */
export function pdfNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}
