import { type CountryCode, isCountryCode } from '#app/domain/country/country.ts';
import { countryByName } from '#app/domain/country/detect-country.ts';
import { type PaymentRule, paymentRules } from '#app/domain/fields/field-rules.ts';
import type { PaymentText } from '#app/domain/fields/payment-fields.ts';
import type { LocalSettings } from '#app/domain/settings/settings-draft.ts';

const rules: Readonly<Record<PaymentText, PaymentRule>> = paymentRules;

/**
 * Payment fields whose meaning differs by country: a routing number is not a BSB. All other payment fields belong to
 * one country only.
 */
export const sharedBankTexts = (Object.keys(rules) as PaymentText[]).filter(
  (field) => Object.keys(rules[field].methods).length > 1,
);

/** A user's bank details in one country; missing fields are absent. */
export type BankDetails = Partial<Record<PaymentText, string | null>>;

export type Banks = Partial<Record<CountryCode, BankDetails>>;

/**
 * Returns settings with their bank fields replaced by those of a bank; fields that the bank lacks come from `blank`.
 */
export function withBank<Settings extends object, Blank>(
  settings: Settings,
  bank: BankDetails,
  blank: Blank,
): Settings {
  const texts = sharedBankTexts.map((field) => [field, bank[field] ?? blank]);
  return { ...settings, ...Object.fromEntries(texts) };
}

/** Picks the bank fields from other values. */
export function bankIn(values: Partial<Record<PaymentText, string | null>>): BankDetails {
  const known = sharedBankTexts.filter((field) => field in values);
  return Object.fromEntries(known.map((field) => [field, values[field]]));
}

/**
 * Returns a settings row for a country's pages: its own columns hold the bank of its business country, and banks of
 * other countries are stored separately.
 */
export function underCountry<Row extends { country: CountryCode; otherBanks: Banks }>(
  row: Row,
  country: CountryCode,
): Row {
  return country === row.country ? row : withBank(row, row.otherBanks[country] ?? {}, null);
}

/** Parses stored banks, keyed by country name: `{"Australia":{"routingNumber":"…"}}`. */
export function parseBanks(stored: Record<string, BankDetails>): Banks {
  const banks: Banks = {};
  for (const [name, details] of Object.entries(stored)) {
    const country = countryByName(name);
    if (country) banks[country] = details;
  }
  return banks;
}

/** Returns a guest's settings for another country's pages: the bank details of the two countries are swapped. */
export function localUnder(kept: LocalSettings, country: CountryCode): LocalSettings {
  if (kept.country === country) return kept;
  const { [country]: bank = {}, ...others } = kept.otherBanks ?? {};
  return {
    ...kept,
    country,
    settings: withBank(kept.settings, bank, ''),
    otherBanks: { ...others, [kept.country]: bankIn(kept.settings) },
  };
}

/** Parses stored bank details by country code; malformed ones are left out. */
export function parseLocalBanks(stored: unknown): Banks {
  const banks: Banks = {};
  if (typeof stored !== 'object' || stored === null) return banks;
  for (const [country, bank] of Object.entries(stored)) {
    if (!isCountryCode(country) || typeof bank !== 'object' || bank === null) continue;
    const texts = sharedBankTexts.filter((field) => typeof bank[field] === 'string');
    banks[country] = Object.fromEntries(texts.map((field) => [field, bank[field]]));
  }
  return banks;
}
