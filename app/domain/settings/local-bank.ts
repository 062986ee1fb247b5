import { type Banks, bankIn, sharedBankTexts, withBank } from '../bank/bank-details.ts';
import { type CountryCode, isCountryCode } from '../country/country.ts';
import type { LocalSettings } from './settings-draft.ts';

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
