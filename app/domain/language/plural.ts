/** CLDR plural categories used by the product's languages. */
export type PluralCategory = 'one' | 'few' | 'many' | 'other';

/**
 * A number, or its decimal text when trailing zeros are shown, because `1.0` and `1` have different plural forms in
 * some languages.
 */
type Amount = number | string;

/** Returns the displayed digits before and after the decimal point. */
function digitsOf(amount: Amount): [whole: string, fraction: string] {
  const [whole = '', fraction = ''] = String(amount).replace('-', '').split('.');
  return [whole.replace(/^0+(?=\d)/, ''), fraction];
}

/** CLDR cardinal plural rules by language code, without compact numbers such as `1M`. */
export const pluralRules = {
  en: (amount: Amount): PluralCategory => {
    const [whole, fraction] = digitsOf(amount);
    return whole === '1' && fraction === '' ? 'one' : 'other';
  },
  fr: (amount: Amount): PluralCategory => {
    const [whole, fraction] = digitsOf(amount);
    if (whole === '0' || whole === '1') return 'one';
    return fraction === '' && /0{6}$/.test(whole) ? 'many' : 'other';
  },
  ru: (amount: Amount): PluralCategory => {
    const [whole, fraction] = digitsOf(amount);
    if (fraction !== '') return 'other';
    if (/1\d$/.test(whole)) return 'many';
    if (/1$/.test(whole)) return 'one';
    return /[2-4]$/.test(whole) ? 'few' : 'many';
  },
};
