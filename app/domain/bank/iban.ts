import { ibanLengths } from './iban-lengths.ts';

const longestIban = 34;

/** `invoices.md` section 5, Guest preview; the same rule holds on save and in settings (`decisions.md`). */
export const ibanFormatMessage =
  'IBAN format: 2 letters + 2 digits + account number (e.g., GB82WEST12345698765432)';
export const ibanChecksumMessage = 'Invalid IBAN checksum';

/** Without white space, in capitals: the form in which an IBAN is checked and stored. */
export function normalizeIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** In groups of four, as it is printed. */
export function formatIban(iban: string): string {
  return normalizeIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
}

/**
 * The message of the first rule a non-empty IBAN breaks, or null: shape, then the country's length, then mod 97 = 1
 * (ISO 7064). A country outside the table only needs shape and checksum.
 */
export function checkIban(text: string): string | null {
  const iban = normalizeIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return ibanFormatMessage;
  const country = iban.slice(0, 2);
  const length = ibanLengths[country];
  if (length === undefined && iban.length > longestIban) return ibanFormatMessage;
  if (length !== undefined && iban.length !== length) {
    return `${country} IBAN must be ${length} characters`;
  }
  return ibanRemainder(iban) === 1 ? null : ibanChecksumMessage;
}

/** The IBAN modulo 97 with its first four characters moved to the end, letters counted from A = 10. */
export function ibanRemainder(iban: string): number {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

// @covers invoices-5.9
