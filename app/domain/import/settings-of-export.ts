import { countryByName } from '../country/detect-country.ts';
import { parseSettings } from '../settings/parse-settings.ts';
import type { SettingsDraft } from '../settings/settings-draft.ts';
import { registrationFields } from '../taxes/registration.ts';

type Fields = Record<string, unknown>;
const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * Converts the settings of an account export to the settings form: business, taxes, numbering, bank and payment
 * methods. Plan and counters belong to the original account and are ignored.
 * @param account the parsed `account.json`
 * @returns null where they can't be parsed
 */
export function settingsOfExport(account: unknown): Partial<SettingsDraft> | null {
  const stored = fieldsIn(fieldsIn(account).settings);
  const country = countryByName(stored.country);
  if (!country) return null;
  const texts = Object.entries(stored).map(([field, value]) => [field, value ?? '']);
  const answers = Array.isArray(stored.taxRegistrations) ? stored.taxRegistrations : [];
  const registrations = answers.flatMap((each: unknown) => {
    const { country: name, ...answer } = fieldsIn(each);
    const of = countryByName(name);
    return of ? [[registrationFields[of], answer] as const] : [];
  });
  return parseSettings({
    ...Object.fromEntries(texts),
    ...Object.fromEntries(registrations),
    country,
    taxRate: typeof stored.taxRatePercent === 'string' ? stored.taxRatePercent : '',
    startingNumber: String(stored.startingNumber ?? 1),
    estimateStart: String(stored.estimateStart ?? 1),
    creditNoteStart: String(stored.creditNoteStart ?? 1),
    otherPaymentLinks: Array.isArray(stored.otherPaymentLinks) ? stored.otherPaymentLinks : [],
  });
}
