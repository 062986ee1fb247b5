import {
  type InvoiceTemplate,
  invoiceTemplates,
  type Paper,
  papers,
} from '#app/domain/invoices/sheet.ts';
import { maxOtherLinks } from '#app/domain/limits.ts';
import { parseRegistration, type Registration } from '#app/domain/taxes/registration.ts';
import { type CountryCode, isCountryCode } from '../country/country.ts';
import { corrupt, parseFields, parseIf, type Reader, readersOf } from '../fields/parse-fields.ts';
import type { OtherPaymentLink } from '../invoices/content.ts';
import { type DocumentLanguage, isDocumentLanguage } from '../language/document-language.ts';
import { type Rounding, roundings } from '../taxes/tax-choice.ts';
import { freshSettings, type SettingsDraft } from './settings-draft.ts';

// Stricter than the draft's parsers, because no stored settings are older than their form.

const registration =
  (country: CountryCode): Reader<Registration> =>
  (value) =>
    value === undefined ? undefined : (parseRegistration(value, country) ?? corrupt);

const readers = readersOf(
  freshSettings('us'),
  {
    country: parseIf(isCountryCode),
    template: parseIf(isTemplate),
    paper: parseIf(isPaper),
    invoiceLanguage: parseIf(isLanguage),
    registrationUs: registration('us'),
    registrationCa: registration('ca'),
    registrationUk: registration('uk'),
    registrationAu: registration('au'),
    rounding: parseIf(isRounding),
    otherPaymentLinks: parseIf(areLinks),
  },
  {
    text: parseIf((value) => typeof value === 'string'),
    flag: parseIf((value) => typeof value === 'boolean'),
  },
);

/**
 * Parses settings fields from a request or storage; missing ones stay missing, unknown ones are dropped. Null when they
 * are corrupt: not an object, or a field of a wrong type.
 */
export function parseSettings(value: unknown): Partial<SettingsDraft> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const read = parseFields<SettingsDraft>({ ...value }, readers);
  if (!read?.otherPaymentLinks) return read;
  const otherPaymentLinks = read.otherPaymentLinks.map(({ name, url }) => ({ name, url }));
  return { ...read, otherPaymentLinks };
}

/** Parses the same, with missing fields filled from fresh settings. */
export function parseWholeSettings(value: unknown): SettingsDraft | null {
  const read = parseSettings(value);
  return read && { ...freshSettings(read.country ?? 'us'), ...read };
}

function isTemplate(value: unknown): value is InvoiceTemplate {
  return invoiceTemplates.some((template) => template === value);
}

function isPaper(value: unknown): value is Paper | '' {
  return value === '' || papers.some((paper) => paper === value);
}

function isLanguage(value: unknown): value is DocumentLanguage | '' {
  return value === '' || isDocumentLanguage(value);
}

function isRounding(value: unknown): value is Rounding {
  return roundings.some((rounding) => rounding === value);
}

/** One more than may be saved, so that validation can report it. */
const maxReadLinks = maxOtherLinks + 1;

function areLinks(value: unknown): value is OtherPaymentLink[] {
  return (
    Array.isArray(value) &&
    value.length <= maxReadLinks &&
    value.every(
      (link: unknown) =>
        typeof link === 'object' &&
        link !== null &&
        'name' in link &&
        typeof link.name === 'string' &&
        'url' in link &&
        typeof link.url === 'string',
    )
  );
}
