import type { CountryCode } from '../country/country.ts';
import { fieldLabel, paymentNotesRules, settingsRules } from '../fields/field-rules.ts';
import { readTexts } from '../fields/read-texts.ts';
import { checkTaxRate } from '../invoices/check-items.ts';
import { checkOtherLinks } from '../invoices/check-payment.ts';
import { cleanLine } from '../invoices/clean-text.ts';
import { issueCollector } from '../invoices/draft-issue.ts';
import { formatOtherPaymentLinks } from '../invoices/payment-link-json.ts';
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

/** `invoices.md` section 5, Settings save; those of single fields stand in `settingsRules`. */
export const settingsMessages = {
  postalCodeToast: 'Please fix postal code format',
  other: 'Please check your inputs',
} as const;

const largestStartingNumber = 999_999;

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
  const postalCode = readPostalCode(draft, country, stored);
  const isFormatWrong = postalCode === null;
  if (isFormatWrong) add('postalCode', postalCodeMessages[country]);
  const otherPaymentLinks = checkOtherLinks(draft.otherPaymentLinks, collector, sayOfOtherLink);
  const label = fieldLabel(settingsRules.postalCode, country);
  const { taxRate, startingNumber, ...texts } = readTexts(
    { ...draft, postalCode: postalCode ?? '' },
    { ...settingsRules, postalCode: { ...settingsRules.postalCode, label } },
    collector,
    {
      taxRate: (rate) => checkTaxRate(rate).message,
      startingNumber: (number) =>
        readStartingNumber(number) === null ? settingsRules.startingNumber.required : null,
    },
  );
  const payment = checkPaymentTexts(draft, country, collector);
  const links = checkSettingsLinks(draft, collector);
  const { paymentNotes } = readTexts(draft, paymentNotesRules, collector);

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
      ...texts,
      taxRateThousandths: taxRate === null ? null : checkTaxRate(taxRate).value,
      startingNumber: readStartingNumber(startingNumber) ?? 1,
      template: draft.template,
      ...payment,
      acceptCardPayments: draft.acceptCardPayments,
      ...links,
      otherPaymentLinks: formatOtherPaymentLinks(otherPaymentLinks),
      paymentNotes,
    },
  };
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

/** A whole number from 1 to 999999, else null. */
export function readStartingNumber(text: string): number | null {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= largestStartingNumber ? number : null;
}

// @covers invoices-5.12
