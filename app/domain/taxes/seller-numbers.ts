import type { CountryCode } from '../country/country.ts';
import type { TaxNumberKind } from './tax-numbers.ts';

/** The kind of the seller's own tax number that invoices may print; UK company numbers have no checksum. */
export const taxNumberKinds: Record<CountryCode, TaxNumberKind | null> = {
  us: 'ein',
  ca: 'businessNumber',
  uk: null,
  au: 'abn',
};

/** Names a provincial tax, `PST BC`. */
function taxOf(tax: 'PST' | 'RST', province: 'BC' | 'SK' | 'MB'): string {
  return `${tax} ${province}`;
}

/**
 * Numbers that Settings require from a registered seller, by tax name, with the province code for provincial taxes. In
 * Australia it is the ABN, which already has its field; in the USA sellers name their own taxes.
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
