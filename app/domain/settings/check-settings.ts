import { isEmail } from '../account/email.ts';
import { type CountryCode, countries } from '../country/country.ts';
import { checkTaxRate } from '../invoice/check-items.ts';
import { checkOtherLinks } from '../invoice/check-payment.ts';
import { cleanLine, cleanLines } from '../invoice/clean-text.ts';
import { issueCollector } from '../invoice/draft-issue.ts';
import { textRules } from '../invoice/limits.ts';
import { formatOtherPaymentLinks } from '../invoice/payment-link-json.ts';
import { checkPaymentTexts, checkSettingsLinks, sayOfOtherLink } from './check-settings-payment.ts';
import { isPostalCode, normalizePostalCode, postalCodeMessages } from './postal-code.ts';
import type { SettingsColumns } from './settings-columns.ts';
import type { SettingsDraft } from './settings-draft.ts';

/** One thing to correct; `field` is the draft's own path (`postalCode`, `otherPaymentLinks.1.url`). */
export type SettingsIssue = { field: string; message: string };

export type SettingsCheck =
  /** Columns of the fields that the country's form shows. */
  | { ok: true; columns: Partial<SettingsColumns> }
  /** Every issue in the order of the checks, one per field; `toast` is what is said of the first. */
  | { ok: false; issues: SettingsIssue[]; toast: string };

/** `invoices.md` section 5, Settings save; sentences for phone, website and starting number are ours. */
export const settingsMessages = {
  postalCodeToast: 'Please fix postal code format',
  email: 'Invalid email format',
  phone: 'Phone can only have digits, spaces and + ( ) -',
  website: 'Website must start with http:// or https://',
  startingNumber: 'Starting number must be a whole number from 1 to 999999',
  other: 'Please check your inputs',
} as const;

const largestStartingNumber = 999_999;

type Rule = { label: string; max: number; required?: true; lines?: true };

/** Longest lengths of `invoices.md` section 5; bank and payment texts have those of the invoice form. */
export const settingsTexts = {
  businessName: { label: 'Business name', max: 200, required: true },
  email: { label: 'Business email', max: 255 },
  phone: { label: 'Phone', max: 50, required: true },
  website: { label: 'Website', max: 500 },
  address: { label: 'Business address', max: 500, required: true, lines: true },
  taxNumber: { label: 'Tax number', max: 50 },
  invoicePrefix: { label: 'Invoice prefix', max: 20, required: true },
} as const satisfies Partial<Record<keyof SettingsDraft, Rule>>;

const longestPostalCode = 20;

/**
 * The checks of a settings save in their stated order: postal code, other links, then field by field (`invoices.md`
 * section 5), with the form's own rules for links, IBAN and SWIFT (`decisions.md`). Payment details that the country
 * does not show are not looked at.
 * @param options.country whose labels and formats hold: the page's
 * @param options.stored what is saved already: its postal code may also have the format of the business's own country
 */
export function checkSettings(
  draft: SettingsDraft,
  { country, stored }: { country: CountryCode; stored?: SettingsDraft },
): SettingsCheck {
  const collector = issueCollector();
  const add = (field: string, message: string) => collector.add(field, 'business info', message);
  const read = (field: keyof SettingsDraft & string, rule: Rule) =>
    readText(String(draft[field]), rule, (message) => add(field, message));

  const postalCode = readPostalCode(draft, country, stored);
  const isFormatWrong = postalCode === null;
  if (isFormatWrong) add('postalCode', postalCodeMessages[country]);
  const otherPaymentLinks = checkOtherLinks(draft.otherPaymentLinks, collector, sayOfOtherLink);

  const businessName = read('businessName', settingsTexts.businessName);
  const email = read('email', settingsTexts.email);
  if (!isEmail(email ?? '')) add('email', settingsMessages.email);
  const phone = read('phone', settingsTexts.phone);
  if (phone !== null && !/^[\d\s+()-]+$/.test(phone)) add('phone', settingsMessages.phone);
  const website = read('website', settingsTexts.website);
  if (website !== null && !/^https?:\/\//i.test(website)) add('website', settingsMessages.website);
  const address = read('address', settingsTexts.address);
  readText(
    postalCode ?? '',
    { label: countries[country].postalCodeLabel, max: longestPostalCode, required: true },
    (message) => add('postalCode', message),
  );
  const taxRate = checkOptionalRate(draft.taxRate);
  if (taxRate.message) add('taxRate', taxRate.message);
  const taxNumber = read('taxNumber', settingsTexts.taxNumber);
  const invoicePrefix = read('invoicePrefix', settingsTexts.invoicePrefix);
  const startingNumber = readStartingNumber(draft.startingNumber);
  if (startingNumber === null) add('startingNumber', settingsMessages.startingNumber);
  const texts = checkPaymentTexts(country, read, collector);
  const links = checkSettingsLinks(draft, collector);
  const paymentNotes = read('paymentNotes', textRules.paymentNotes);

  const { issues } = collector;
  const [first] = issues;
  if (first) {
    const toast =
      first.field === 'postalCode' && isFormatWrong
        ? settingsMessages.postalCodeToast
        : first.message;
    return { ok: false, issues: issues.map(({ field, message }) => ({ field, message })), toast };
  }
  return {
    ok: true,
    columns: {
      country: draft.country,
      businessName,
      email,
      phone,
      website,
      address,
      postalCode,
      taxRateThousandths: taxRate.value,
      taxNumber,
      invoicePrefix: invoicePrefix ?? '',
      startingNumber: startingNumber ?? 1,
      template: draft.template,
      ...texts,
      acceptCardPayments: draft.acceptCardPayments,
      ...links,
      otherPaymentLinks: formatOtherPaymentLinks(otherPaymentLinks),
      paymentNotes,
    },
  };
}

function readText(text: string, rule: Rule, refuse: (message: string) => void): string | null {
  const { label, max, required, lines } = rule;
  const clean = lines ? cleanLines(text) : cleanLine(text);
  if (required && clean === '') refuse(`${label} is required`);
  if (clean.length > max) refuse(`${label} must be ${max} characters or less`);
  return clean === '' ? null : clean;
}

/** The normalised postal code, empty when none is given, null when its format is wrong. */
function readPostalCode(
  draft: SettingsDraft,
  country: CountryCode,
  stored: SettingsDraft | undefined,
): string | null {
  const typed = cleanLine(draft.postalCode);
  if (typed === '') return '';
  const isKept = stored !== undefined && typed === stored.postalCode;
  for (const format of isKept ? [country, stored.country] : [country]) {
    const code = normalizePostalCode(typed, format);
    if (isPostalCode(code, format)) return code;
  }
  return null;
}

function checkOptionalRate(text: string) {
  return text.trim() === '' ? ({ value: null, message: null } as const) : checkTaxRate(text);
}

/** A whole number from 1 to 999999, else null. */
export function readStartingNumber(text: string): number | null {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= largestStartingNumber ? number : null;
}
