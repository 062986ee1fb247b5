import type { CountryCode } from '../country/country.ts';
import { countryByName } from '../country/detect-country.ts';
import { type PaymentRule, paymentRules } from '../fields/field-rules.ts';
import type { PaymentText } from '../fields/payment-fields.ts';

const rules: Readonly<Record<PaymentText, PaymentRule>> = paymentRules;

/**
 * The bank's texts that mean something else in every country, as a routing number is no BSB. All other payment texts are
 * one country's alone, and stay with it by their names.
 */
export const sharedBankTexts = (Object.keys(rules) as PaymentText[]).filter(
  (field) => Object.keys(rules[field].methods).length > 1,
);

/** What is known of a user's bank in one country; nothing where a text is missing. */
export type BankDetails = Partial<Record<PaymentText, string | null>>;

/** Banks by the country whose forms they are for. */
export type Banks = Partial<Record<CountryCode, BankDetails>>;

/** The same settings, or the like, with the bank texts of a bank; those that it does not have are as in `blank`. */
export function withBank<Settings extends object, Blank>(
  settings: Settings,
  bank: BankDetails,
  blank: Blank,
): Settings {
  const texts = sharedBankTexts.map((field) => [field, bank[field] ?? blank]);
  return { ...settings, ...Object.fromEntries(texts) };
}

/** The bank texts among other values. */
export function bankIn(values: Partial<Record<PaymentText, string | null>>): BankDetails {
  const known = sharedBankTexts.filter((field) => field in values);
  return Object.fromEntries(known.map((field) => [field, values[field]]));
}

/**
 * A settings row as a country's pages show it: its own columns are for the country of its business, other countries have
 * theirs beside them.
 */
export function underCountry<Row extends { country: CountryCode; otherBanks: Banks }>(
  row: Row,
  country: CountryCode,
): Row {
  return country === row.country ? row : withBank(row, row.otherBanks[country] ?? {}, null);
}

/** Stored banks by the names of their countries, `{"Australia":{"routingNumber":"…"}}`. */
export function parseBanks(stored: Record<string, BankDetails>): Banks {
  const banks: Banks = {};
  for (const [name, details] of Object.entries(stored)) {
    const country = countryByName(name);
    if (country) banks[country] = details;
  }
  return banks;
}
