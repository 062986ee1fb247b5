import { ibanRemainder } from '#app/domain/bank/bank-codes.ts';

/** A valid email address, apart from its length. */
export function emailOf(length: number): string {
  const domain = `${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.example`;
  return `${'a'.repeat(length - domain.length - 1)}@${domain}`;
}

/** A valid IBAN, apart from its length, of a country that isn't in the table of lengths. */
export function ibanOf(length: number): string {
  const account = '0'.repeat(length - 4);
  const digits = 98 - ibanRemainder(`ZZ00${account}`);
  return `ZZ${String(digits).padStart(2, '0')}${account}`;
}
