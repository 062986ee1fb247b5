import type { CountryCode } from '../country/country.ts';
import type { TaxNumberKind } from './tax-numbers.ts';

/** What a seller's own tax number, which every invoice may print, is checked as; a UK company's number has no check. */
export const taxNumberKinds: Record<CountryCode, TaxNumberKind | null> = {
  us: 'ein',
  ca: 'businessNumber',
  uk: null,
  au: 'abn',
};

/** The name of a province's own tax, `PST BC`. */
function taxOf(tax: 'PST' | 'RST', province: 'BC' | 'SK' | 'MB'): string {
  return `${tax} ${province}`;
}

/**
 * The numbers that Settings ask of a seller who is registered, each by the name of its tax, that of a province with its
 * code. In Australia it is the ABN, which is there already; in the USA sellers name their taxes themselves.
 */
export const sellerNumbers: Record<CountryCode, readonly { tax: string; kind: TaxNumberKind }[]> = {
  us: [],
  ca: [
    { tax: 'GST/HST', kind: 'gstNumber' },
    { tax: 'QST', kind: 'qstNumber' },
    { tax: taxOf('PST', 'BC'), kind: 'bcPst' },
    { tax: taxOf('PST', 'SK'), kind: 'skPst' },
    { tax: taxOf('RST', 'MB'), kind: 'mbRst' },
  ],
  uk: [{ tax: 'VAT', kind: 'gbVat' }],
  au: [],
};
