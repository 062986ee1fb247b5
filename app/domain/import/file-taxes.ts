import { formatDecimal } from '../money/decimal.ts';
import { givesAmount, rateOfAmounts, type TaxedLine } from './rate-of-amounts.ts';

/** A line's tax as given by a file: a rate, an amount (minor units) on a base, or only a name. */
export type FileTax = { name: string; rate: string; amount: number | null; base: number };

const percent = /(\d{1,3}(?:[.,]\d{1,4})?)\s*%/;
const noTax =
  /^(?:none|no tax|no vat|non|exempt|tax[ -]exempt|exempt .*|out of scope|bas excluded|not applicable|n\/a)$/i;

/** Removes the rate from a tax name: `HST (13%)` is `HST`, `20% (VAT on Income)` is `VAT on Income`. */
export function plainTaxName(name: string): string {
  return name
    .replace(/\(?\s*\d{1,3}(?:[.,]\d{1,4})?\s*%\s*\)?/, ' ')
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .trim();
}

/** Whether a file's tax name means that a line is untaxed. */
export function meansNoTax({ name, rate, amount }: FileTax): boolean {
  const isNothing = (amount ?? 0) === 0 && (rate === '' || Number(rate) === 0);
  return isNothing && (name === '' || noTax.test(name));
}

/**
 * Derives the rates of taxes given as amounts: the rate that fits every line of the file, otherwise every line of the
 * invoice, otherwise the line itself.
 */
export function rateFinder(everyTax: Iterable<FileTax>) {
  const ofFile = new Map<string, TaxedLine[]>();
  for (const { name, amount, base } of everyTax) {
    if (amount === null) continue;
    const known = ofFile.get(name);
    if (known) known.push({ base, amount });
    else ofFile.set(name, [{ base, amount }]);
  }
  const rates = new Map([...ofFile].map(([name, lines]) => [name, rateOfAmounts(lines)]));
  return {
    /**
     * Returns the rate in percent as plain text.
     * @param ofInvoice the same tax on all lines of its invoice
     * @returns null where it can't be determined
     */
    rateOf(tax: FileTax, ofInvoice: readonly FileTax[]): string | null {
      if (tax.rate !== '') return tax.rate;
      const said = percent.exec(tax.name)?.[1]?.replace(',', '.') ?? null;
      if (tax.amount === null) return said;
      const line = { base: tax.base, amount: tax.amount };
      if (said !== null && givesAmount(Math.round(Number(said) * 10_000), line)) return said;
      const lines = ofInvoice.map(({ base, amount }) => ({ base, amount: amount ?? 0 }));
      const found = rates.get(tax.name) ?? rateOfAmounts(lines) ?? rateOfAmounts([line]);
      return found === null ? null : formatDecimal(found, 4);
    },
  };
}
