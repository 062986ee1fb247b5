import type { CountryCode } from '../country/country.ts';

/** Bank fields by their names in draft, content and settings. */
export type BankField =
  | 'bankName'
  | 'accountHolder'
  | 'accountNumber'
  | 'routingNumber'
  | 'institutionNumber'
  | 'iban'
  | 'swiftBic'
  | 'bankAddress';

/** The fields of a country's bank form in their order, all optional (`platform.md` section 3, Bank fields by country). */
export const bankFields: Record<CountryCode, readonly BankField[]> = {
  us: ['bankName', 'accountHolder', 'accountNumber', 'routingNumber', 'swiftBic', 'bankAddress'],
  ca: [
    'bankName',
    'accountHolder',
    'accountNumber',
    'routingNumber',
    'institutionNumber',
    'swiftBic',
    'bankAddress',
  ],
  uk: [
    'bankName',
    'accountHolder',
    'accountNumber',
    'routingNumber',
    'iban',
    'swiftBic',
    'bankAddress',
  ],
  au: ['bankName', 'accountHolder', 'accountNumber', 'routingNumber', 'swiftBic', 'bankAddress'],
};

const routingLabels: Record<CountryCode, string> = {
  us: 'Routing Number',
  ca: 'Transit Number',
  uk: 'Sort Code',
  au: 'BSB Number',
};

const labels: Record<Exclude<BankField, 'routingNumber'>, string> = {
  bankName: 'Bank name',
  accountHolder: 'Account holder',
  accountNumber: 'Account number',
  institutionNumber: 'Institution number',
  iban: 'IBAN',
  swiftBic: 'SWIFT/BIC',
  bankAddress: 'Bank address',
};

/** A bank field's label; only the routing field differs per country (`invoices.md` section 5, Country labels). */
export function bankFieldLabel(field: BankField, country: CountryCode): string {
  return field === 'routingNumber' ? routingLabels[country] : labels[field];
}
