/** CLDR's categories of cardinal numbers, as far as the product's languages have them. */
export type PluralCategory = 'one' | 'few' | 'many' | 'other';

/** A number, or its decimal text where trailing zeros are shown: `1.0` is another form than `1` in some languages. */
type Amount = number | string;

/** The digits before the decimal point and after it, as they are shown. */
function digitsOf(amount: Amount): [whole: string, fraction: string] {
  const [whole = '', fraction = ''] = String(amount).replace('-', '').split('.');
  return [whole.replace(/^0+(?=\d)/, ''), fraction];
}

/** The plural rules of CLDR (cardinal) by the language's code alone; compact numbers such as `1M` aside. */
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
