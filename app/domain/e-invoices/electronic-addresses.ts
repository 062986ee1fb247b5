/** Electronic address schemes for tax numbers (CEF's EAS list) by country. `EM` (email) isn't allowed in Peppol. */
const schemes: Readonly<Record<string, string>> = {
  AD: '9922',
  AL: '9923',
  AT: '9914',
  BA: '9924',
  BE: '9925',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  ES: '9920',
  FR: '9957',
  GB: '9932',
  GR: '9933',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  LI: '9936',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MC: '9940',
  ME: '9941',
  MK: '9942',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  RS: '9948',
  SE: '9955',
  SI: '9949',
  SK: '9950',
  SM: '9951',
  TR: '9952',
  VA: '9953',
};

/** ISO 6523 schemes: GS1 numbers, including New Zealand's NZBN, and Australia's ABN. */
export const glnScheme = '0088';
export const abnScheme = '0151';

/** Returns the Peppol scheme of a country's tax numbers; null where there is none. */
export function addressScheme(region: string): string | null {
  return schemes[region] ?? null;
}

/** Whether 13 digits are a valid Global Location Number: weights 1 3, modulo 10 (GS1). */
export function isGln(number: string): boolean {
  if (!/^\d{13}$/.test(number)) return false;
  const sum = [...number].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}
