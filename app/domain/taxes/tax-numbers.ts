/** The result of checking a number; `unchecked` when it is empty or its kind has no known check. */
export type NumberCheck = 'ok' | 'wrong' | 'unchecked';

/**
 * The rule for each kind of number, which gets it in upper case without spaces, dots and dashes; null without a rule.
 */
const rules = {
  /** Australian Business Number: subtract 1 from the first digit, weights, modulo 89 (Australian Business Register). */
  abn: (number) => {
    if (!/^\d{11}$/.test(number)) return false;
    return (weigh(number, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10) % 89 === 0;
  },

  /**
   * UK VAT number: 9 digits, or 12 for a branch; two check digits modulo 97, or the same with 55 added (HMRC); GD and
   * HA for public bodies.
   */
  gbVat: (number) => {
    const plain = number.replace(/^(GB|XI)/, '');
    if (/^GD[0-4]\d\d$|^HA[5-9]\d\d$/.test(plain)) return true;
    if (!/^\d{9}(\d{3})?$/.test(plain) || isZero(plain)) return false;
    const sum = weigh(plain, [8, 7, 6, 5, 4, 3, 2, 10, 1]);
    return sum % 97 === 0 || (sum + 55) % 97 === 0;
  },

  /** Canada's Business Number: nine digits by Luhn, with or without a program account such as RC0001. */
  businessNumber: (number) => /^\d{9}([A-Z]{2}\d{4})?$/.test(number) && passesLuhn(number),

  /** GST/HST registration number: a Business Number, RT and four digits. */
  gstNumber: (number) => /^\d{9}RT\d{4}$/.test(number) && passesLuhn(number),

  /** QST registration number: ten digits, TQ and four digits. */
  qstNumber: (number) => /^\d{10}TQ\d{4}$/.test(number),

  /** PST number of British Columbia: PST-1234-5678. */
  bcPst: (number) => /^(PST)?\d{8}$/.test(number),
  skPst: null,
  mbRst: null,

  /** US Employer Identification Number: nine digits without a checksum. */
  ein: (number) => /^\d{9}$/.test(number) && !isZero(number),

  /** US bank routing number: nine digits, weights 3 7 1, modulo 10 (American Bankers Association). */
  aba: (number) =>
    /^\d{9}$/.test(number) &&
    !isZero(number) &&
    weigh(number, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
} satisfies Record<string, ((number: string) => boolean) | null>;

export type TaxNumberKind = keyof typeof rules;

/**
 * Checks the format and checksum of a typed number, ignoring spaces, dots, dashes and case. A wrong number only causes
 * a warning and never blocks. IBANs are checked by `checkIban`.
 */
export function checkTaxNumber(kind: TaxNumberKind, text: string): NumberCheck {
  const number = text.replaceAll(/[\s.\-‐-―−]/g, '').toUpperCase();
  const rule = rules[kind];
  if (number === '' || rule === null) return 'unchecked';
  return rule(number) ? 'ok' : 'wrong';
}

const isZero = (number: string) => /^0+$/.test(number);

/** Sums up the first digits, each multiplied by its weight. */
function weigh(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);
}

/** Whether the first nine digits pass the Luhn check (ISO/IEC 7812-1, annex B). */
function passesLuhn(number: string): boolean {
  const digits = number.slice(0, 9);
  const doubled = [...digits].map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2));
  const sum = doubled.reduce((all, value) => all + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0 && !isZero(digits);
}
