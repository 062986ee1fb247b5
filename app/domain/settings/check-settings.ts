import { settingsTexts } from '#app/features/settings/texts/settings.ts';
import { checkTexts } from '#app/i18n/checks.ts';
import { fieldTexts } from '#app/i18n/fields.ts';
import { fill } from '#app/i18n/fill.ts';
import type { CountryCode } from '../country/country.ts';
import { paymentNotesRules, settingsRules } from '../fields/field-rules.ts';
import { parsePaymentTexts } from '../fields/parse-payment-texts.ts';
import { parseTexts } from '../fields/parse-texts.ts';
import { type PaymentText, shownPaymentTexts } from '../fields/payment-fields.ts';
import { checkTaxRate } from '../invoices/check-figures.ts';
import { checkOtherLinks } from '../invoices/check-payment.ts';
import { cleanLine } from '../invoices/clean-text.ts';
import { type IssueCollector, issueCollector } from '../invoices/draft-issue.ts';

import { formatOtherPaymentLinks } from '../invoices/payment-link-json.ts';
import { checkPaypalLink, checkStripeLink } from '../invoices/payment-links.ts';
import { parsePaymentTerms } from '../payments/terms.ts';
import { formatRegistrations } from '../taxes/stored-registrations.ts';
import { checkRegistrations } from './check-registration.ts';
import { rateColumns, type SettingsColumns } from './settings-columns.ts';
import type { SettingsDraft } from './settings-draft.ts';

/** Checked before the bank's other fields. */
const checkedFirst: readonly PaymentText[] = ['bankName', 'accountHolder', 'iban', 'swiftBic'];

/** A code that says its format, where letters have their places. */
const postalCodeExamples: Record<CountryCode, string> = {
  us: '12345',
  ca: 'A1A 1A1',
  uk: 'SW1A 1AA',
  au: '2000',
};

const formats: Record<CountryCode, RegExp> = {
  us: /^\d{5}(?:-\d{4})?$/,
  ca: /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
  uk: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
  au: /^\d{4}$/,
};

/** One thing to correct; `field` is the draft's own path (`postalCode`, `otherPaymentLinks.1.url`). */
export type SettingsIssue = { field: string; message: string };

export type SettingsCheck =
  /** Columns of the fields that the country's form shows. */
  | { ok: true; columns: Partial<SettingsColumns> }
  /** Every issue in the order of the checks, one per field; `toast` is what is said of the first. */
  | { ok: false; issues: SettingsIssue[]; toast: string };

const maxStartingNumber = 999_999;

/**
 * The checks of a settings save in order: postal code, other links, then field by field, with the form's
 * own rules for links, IBAN and SWIFT. Payment details that the country does not show are not looked at.
 * @param options.country whose labels and formats hold: the page's
 * @param options.stored what is saved already: its postal code may also have the format of the business's own country
 * @param options.takesCards through their own account at Stripe: then a Stripe link is not required
 */
export function checkSettings(
  draft: SettingsDraft,
  {
    country,
    stored,
    takesCards = false,
  }: { country: CountryCode; stored?: SettingsDraft; takesCards?: boolean | undefined },
): SettingsCheck {
  const collector = issueCollector();
  const add = (field: string, message: string) => collector.add(field, 'business', message);
  const postalCode = parsePostalCode(draft, country, stored);
  const isFormatWrong = postalCode === null;
  if (isFormatWrong) add('postalCode', sayPostalCode(country));
  const otherPaymentLinks = checkOtherLinks(draft.otherPaymentLinks, collector, sayOfOtherLink);
  const label = () => settingsRules.postalCode.label(country);
  const { taxRate, startingNumber, estimateStart, creditNoteStart, ...texts } = parseTexts(
    { ...draft, postalCode: postalCode ?? '' },
    { ...settingsRules, postalCode: { ...settingsRules.postalCode, label } },
    collector,
    {
      taxRate: (rate) => checkTaxRate(rate).message,
      startingNumber: checkStart,
      estimateStart: checkStart,
      creditNoteStart: checkStart,
      paymentTerms: (code) => (parsePaymentTerms(code) ? null : fieldTexts.messages.termDays),
    },
  );
  const registrations = checkRegistrations(draft, { country, stored }, add);
  const payment = checkPaymentTexts(draft, country, collector);
  const links = checkSettingsLinks(draft, takesCards, collector);
  const { paymentNotes } = parseTexts(draft, paymentNotesRules, collector);

  const { issues } = collector;
  const [first] = issues;
  if (first) {
    const toast =
      first.field === 'postalCode' && isFormatWrong
        ? settingsTexts.checks.postalCodeToast
        : first.message;
    return { ok: false, issues: issues.map(({ field, message }) => ({ field, message })), toast };
  }
  return {
    ok: true,
    columns: {
      country: draft.country,
      ...texts,
      ...rateColumns(taxRate === null ? null : checkTaxRate(taxRate).value),
      taxRegistrations: formatRegistrations(registrations),
      rounding: draft.rounding,
      pricesIncludeTax: draft.pricesIncludeTax,
      finePrices: draft.finePrices,
      startingNumber: parseStartingNumber(startingNumber) ?? 1,
      estimateStart: parseStartingNumber(estimateStart) ?? 1,
      creditNoteStart: parseStartingNumber(creditNoteStart) ?? 1,
      template: draft.template,
      paper: draft.paper || null,
      invoiceLanguage: draft.invoiceLanguage || null,
      ...payment,
      acceptCardPayments: draft.acceptCardPayments,
      ...links,
      otherPaymentLinks: formatOtherPaymentLinks(otherPaymentLinks),
      paymentNotes,
    },
  };
}

/** The normalised postal code, empty when none is given, null when its format is wrong. */
function parsePostalCode(
  draft: SettingsDraft,
  country: CountryCode,
  stored: SettingsDraft | undefined,
): string | null {
  const typed = cleanLine(draft.postalCode);
  if (typed === '') return '';
  const isKept = stored !== undefined && typed === stored.postalCode;
  for (const format of isKept ? [country, stored.country] : [country]) {
    const code = normalPostalCode(typed, format);
    if (code !== null) return code;
  }
  return null;
}

/** A postal code as it is stored; null when it has not the country's format. */
export function normalPostalCode(typed: string, country: CountryCode): string | null {
  const code = normalizePostalCode(typed, country);
  return formats[country].test(code) ? code : null;
}

function sayPostalCode(country: CountryCode): string {
  const example = postalCodeExamples[country];
  return fill(settingsTexts.checks.postalCode[country], { example });
}

const checkStart = (number: string) =>
  parseStartingNumber(number) === null ? settingsRules.startingNumber.required() : null;

/** A whole number from 1 to 999999, else null. */
export function parseStartingNumber(text: string): number | null {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= maxStartingNumber ? number : null;
}

/** Trimmed, upper case, in Canada and the UK with the one space before the last three characters. */
function normalizePostalCode(text: string, country: CountryCode): string {
  const code = text.trim().toUpperCase();
  if (country !== 'ca' && country !== 'uk') return code;
  const joined = code.replace(/\s/g, '');
  return joined.length > 3 ? `${joined.slice(0, -3)} ${joined.slice(-3)}` : joined;
}

/** What is said of another link that does not start with https://. */
function sayOfOtherLink(name: string, url: string): string {
  return /^\s*[a-z][a-z\d+.-]*:/i.test(url)
    ? fill(settingsTexts.checks.otherLinkNotHttps, { name })
    : fill(settingsTexts.checks.otherLinkInvalid, { name });
}

/** The bank's fields and the country's own, those alone that the country shows; the form's rules hold. */
function checkPaymentTexts(
  draft: SettingsDraft,
  country: CountryCode,
  collector: IssueCollector,
): Partial<Record<PaymentText, string | null>> {
  const shown = shownPaymentTexts(country);
  const first = checkedFirst.filter((field) => shown.includes(field));
  return parsePaymentTexts(draft, [...new Set([...first, ...shown])], collector);
}

/** PayPal and Stripe; while card payments are off, a Stripe link is kept if it is one. */
function checkSettingsLinks(
  draft: Pick<SettingsDraft, 'acceptCardPayments' | 'paypalPaymentLink' | 'stripePaymentLink'>,
  takesCards: boolean,
  collector: IssueCollector,
): { paypalPaymentLink: string | null; stripePaymentLink: string | null } {
  const add = (field: string, message: string) => collector.add(field, 'payment', message);
  const { linkNotHttps } = settingsTexts.checks;
  const isCard = draft.acceptCardPayments;
  const paypal = checkPaypalLink(draft.paypalPaymentLink, linkNotHttps);
  const stripe = checkStripeLink(draft.stripePaymentLink, linkNotHttps);
  if (draft.paypalPaymentLink.trim() !== '' && !paypal.ok) add('paypalPaymentLink', paypal.message);
  if (isCard && draft.stripePaymentLink.trim() === '') {
    // Who takes cards through their own account needs no link.
    if (!takesCards) add('stripePaymentLink', checkTexts.payment.stripeRequired);
  } else if (isCard && !stripe.ok) add('stripePaymentLink', stripe.message);
  return {
    paypalPaymentLink: paypal.ok ? paypal.url : null,
    stripePaymentLink: stripe.ok ? stripe.url : null,
  };
}
