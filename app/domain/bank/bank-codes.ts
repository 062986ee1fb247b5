import type { FieldIssue } from '#app/domain/fields/field-issue.ts';

/** Country codes and the total length of their IBANs (ISO 13616, SWIFT IBAN registry). */
const registry = [
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24',
  'DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27',
  'GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20',
  'LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28',
  'PS29 PT25 QA29 RO24 RS22 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23',
  'TN24 TR26 UA29 VA22 VG24 XK20',
].join(' ');

/** Total IBAN length by country code. */
export const ibanLengths: Readonly<Record<string, number>> = Object.fromEntries(
  registry.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

const maxIbanLength = 34;

const example = 'GB82WEST12345698765432';

/** Removes white space and converts to upper case: the form in which IBANs are checked and stored. */
export function normalizeIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** Formats an IBAN in groups of four, as printed. */
export function formatIban(iban: string): string {
  return normalizeIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
}

/**
 * Returns the first rule that a non-empty IBAN breaks, or null: format, then the country's length, then
 * mod 97 = 1 (ISO 7064). A country outside the table only needs a valid format and checksum.
 */
export function checkIban(text: string): FieldIssue | null {
  const iban = normalizeIban(text);
  const country = iban.slice(0, 2);
  const length = ibanLengths[country];
  const isShaped = /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban);
  if (!isShaped || (length === undefined && iban.length > maxIbanLength)) {
    return { code: 'ibanFormat', example };
  }
  if (length !== undefined && iban.length !== length) {
    return { code: 'ibanLength', country, length };
  }
  return ibanRemainder(iban) === 1 ? null : { code: 'ibanChecksum' };
}

/** Computes the IBAN modulo 97 with its first four characters moved to the end and letters counted from A = 10. */
export function ibanRemainder(iban: string): number {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

const short = 'DEUTDEFF';
const long = 'DEUTDEFF500';

/** Removes white space and converts to upper case: the form in which a SWIFT/BIC is checked and stored. */
export function normalizeSwift(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/**
 * Returns an issue when a non-empty SWIFT/BIC doesn't match ISO 9362 (4 letters, 2 letters, 2 and optionally 3
 * alphanumerics), or null.
 */
export function checkSwift(text: string): FieldIssue | null {
  const code = normalizeSwift(text);
  if (/^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(code)) return null;
  const isLengthRight = [8, 11].includes(code.length);
  return { code: isLengthRight ? 'swiftFormat' : 'swiftLength', short, long };
}
