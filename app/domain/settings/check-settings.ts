import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { isCalendarDate } from '#app/domain/dates.ts';
import type { FieldIssue } from '#app/domain/fields/field-issue.ts';
import { paymentNotesRules, settingsRules } from '#app/domain/fields/field-rules.ts';
import { parsePaymentTexts, parseTexts } from '#app/domain/fields/parse-texts.ts';
import { type PaymentText, shownPaymentTexts } from '#app/domain/fields/payment-fields.ts';
import { checkTaxRate, taxRateDecimals } from '#app/domain/invoices/check-figures.ts';
import { checkOtherLinks } from '#app/domain/invoices/check-payment.ts';
import { cleanLine, cleanReference } from '#app/domain/invoices/clean-text.ts';
import {
  type DraftIssue,
  type IssueCollector,
  issueCollector,
} from '#app/domain/invoices/draft-issue.ts';
import { nextInvoiceNumber } from '#app/domain/invoices/invoice-number.ts';
import { formatOtherPaymentLinks } from '#app/domain/invoices/payment-link-json.ts';
import { checkPaypalLink, checkStripeLink } from '#app/domain/invoices/payment-links.ts';
import { itemLimits } from '#app/domain/limits.ts';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import { parsePaymentTerms } from '#app/domain/payments/terms.ts';
import {
  type Registration,
  type RegistrationAnswers,
  type RegistrationNumber,
  type Registrations,
  registrationFields,
} from '#app/domain/taxes/registration.ts';
import { formatRegistrations } from '#app/domain/taxes/stored-registrations.ts';
import type { StoredSettings } from './settings-answer.ts';
import { rateColumns, type SettingsColumns } from './settings-columns.ts';
import type { SettingsDraft } from './settings-draft.ts';

type AddIssue = (field: string, issue: FieldIssue) => void;

/**
 * Validates the answers for storage. That of the page's country is validated by `checkRegistration`; invalid answers
 * for other countries, which the form doesn't show, are ignored and their stored values kept.
 */
function checkRegistrations(
  draft: RegistrationAnswers,
  { country, stored }: { country: CountryCode; stored?: RegistrationAnswers },
  add: AddIssue,
): Registrations {
  const checked = countryCodes.map((code) => {
    const field = registrationFields[code];
    const issues: Parameters<AddIssue>[] = [];
    const answer = checkRegistration(draft[field], code, (...issue) => issues.push(issue));
    if (code === country) for (const issue of issues) add(...issue);
    return [code, issues.length === 0 || code === country ? answer : stored?.[field]];
  });
  return Object.fromEntries(checked);
}

/**
 * Validates a country's answer for storage, without empty rows. Errors are added by field path
 * (`registrationUs.numbers.1.rate`); wrong check digits only cause a warning elsewhere. For a seller who isn't
 * registered, the fields are hidden, so invalid values are left out instead of reported.
 */
function checkRegistration(
  { registered, since, numbers }: Registration,
  country: CountryCode,
  add: AddIssue,
): Registration {
  const field = registrationFields[country];
  const isDay = since === '' || isCalendarDate(since);
  const isShown = registered === 'yes';
  if (isShown && !isDay) add(`${field}.since`, { code: 'date' });
  const known = new Set<string>();
  const kept = numbers.map((row, at) => {
    const checked = checkNumber(row, country, known);
    if (!checked) return null;
    if (checked.issues.length > 0 && !isShown) return null;
    for (const [part, issue] of checked.issues) add(`${field}.numbers.${at}.${part}`, issue);
    return checked.row;
  });
  return { registered, since: isDay ? since : '', numbers: kept.filter((row) => row !== null) };
}

type CheckedNumber = { row: RegistrationNumber; issues: [string, FieldIssue][] };

/** Validates one row; null for an empty one. Only in the USA do sellers name their taxes and rates. */
function checkNumber(
  row: RegistrationNumber,
  country: CountryCode,
  known: Set<string>,
): CheckedNumber | null {
  const tax = cleanLine(row.tax);
  const number = cleanLine(row.number);
  const isNamed = country === 'us';
  const rate = isNamed ? cleanLine(row.rate) : '';
  if (number === '' && rate === '' && (tax === '' || !isNamed)) return null;
  const issues: CheckedNumber['issues'] = [];
  const { maxTaxNameLength, maxTaxNumberLength: max } = itemLimits;
  if (tax.length > maxTaxNameLength) issues.push(['tax', { code: 'taxNameLength' }]);
  else if (known.has(tax)) issues.push(['tax', { code: 'sameTax' }]);
  known.add(tax);
  const { value, code } = isNamed ? checkTaxRate(rate) : { value: null, code: null };
  if (code !== null) issues.push(['rate', { code }]);
  if (number.length > max) issues.push(['number', { code: 'tooLong', label: 'taxNumber', max }]);
  const kept = value === null ? rate : formatDecimal(value, taxRateDecimals);
  return { row: { tax, number, rate: kept }, issues };
}

/** Validated before the other bank fields. */
const checkedFirst: readonly PaymentText[] = ['bankName', 'accountHolder', 'iban', 'swiftBic'];

/** Example codes, which show the format. */
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

type SettingsCheck =
  /** Columns of the fields shown in the country's form. */
  | { ok: true; columns: Partial<SettingsColumns> }
  /** Every issue in validation order, one per field. */
  | { ok: false; issues: [DraftIssue, ...DraftIssue[]] };

const maxStartingNumber = 999_999;

/**
 * Validates settings before saving, in order: postal code, other links, then field by field, with the form's own rules
 * for links, IBAN and SWIFT. Payment fields that the country doesn't show are ignored.
 * @param options.country the page's country, whose labels and formats apply
 * @param options.stored the saved settings: a postal code may also match the business's own country
 * @param options.takesCards sellers who accept cards through their own Stripe account need no Stripe link
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
  const add = (field: string, issue: FieldIssue) => collector.add(field, 'business', issue);
  const postalCode = parsePostalCode(draft, country, stored);
  if (postalCode === null) {
    add('postalCode', { code: 'postalCode', country, example: postalCodeExamples[country] });
  }
  const otherPaymentLinks = checkOtherLinks(draft.otherPaymentLinks, collector, otherLinkIssue);
  const { taxRate, startingNumber, estimateStart, creditNoteStart, ...texts } = parseTexts(
    { ...draft, postalCode: postalCode ?? '' },
    { ...settingsRules, postalCode: { ...settingsRules.postalCode, country } },
    collector,
    {
      taxRate: (rate) => {
        const { code } = checkTaxRate(rate);
        return code && { code };
      },
      startingNumber: checkStart,
      estimateStart: checkStart,
      creditNoteStart: checkStart,
      paymentTerms: (code) => (parsePaymentTerms(code) ? null : { code: 'termDays' }),
    },
  );
  const registrations = checkRegistrations(draft, { country, stored }, add);
  const payment = checkPaymentTexts(draft, country, collector);
  const links = checkSettingsLinks(draft, takesCards, collector);
  const { paymentNotes } = parseTexts(draft, paymentNotesRules, collector);

  const [first, ...others] = collector.issues;
  if (first) return { ok: false, issues: [first, ...others] };
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

/** Parses the postal code: normalized, empty when none is given, null when its format is wrong. */
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

/** Normalizes a postal code for storage; null when it doesn't match the country's format. */
export function normalPostalCode(typed: string, country: CountryCode): string | null {
  const code = normalizePostalCode(typed, country);
  return formats[country].test(code) ? code : null;
}

const checkStart = (number: string): FieldIssue | null =>
  parseStartingNumber(number) === null ? { code: 'startingNumber' } : null;

/** Parses a whole number from 1 to 999999, else null. */
function parseStartingNumber(text: string): number | null {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= maxStartingNumber ? number : null;
}

/** Trims and upper-cases; in Canada and the UK with one space before the last three characters. */
function normalizePostalCode(text: string, country: CountryCode): string {
  const code = text.trim().toUpperCase();
  if (country !== 'ca' && country !== 'uk') return code;
  const joined = code.replace(/\s/g, '');
  return joined.length > 3 ? `${joined.slice(0, -3)} ${joined.slice(-3)}` : joined;
}

/** Returns the issue of another link that doesn't start with https://. */
function otherLinkIssue(name: string, url: string): FieldIssue {
  return { code: /^\s*[a-z][a-z\d+.-]*:/i.test(url) ? 'otherLinkNotHttps' : 'anyLink', name };
}

/**
 * Validates the bank fields and the country's own payment fields, but only those that it shows, by the form's rules.
 */
function checkPaymentTexts(
  draft: SettingsDraft,
  country: CountryCode,
  collector: IssueCollector,
): Partial<Record<PaymentText, string | null>> {
  const shown = shownPaymentTexts(country);
  const first = checkedFirst.filter((field) => shown.includes(field));
  return parsePaymentTexts(draft, [...new Set([...first, ...shown])], collector);
}

/** Validates PayPal and Stripe links; while card payments are off, a Stripe link is kept if it is valid. */
function checkSettingsLinks(
  draft: Pick<SettingsDraft, 'acceptCardPayments' | 'paypalPaymentLink' | 'stripePaymentLink'>,
  takesCards: boolean,
  collector: IssueCollector,
): { paypalPaymentLink: string | null; stripePaymentLink: string | null } {
  const add = (field: string, issue: FieldIssue) => collector.add(field, 'payment', issue);
  const linkNotHttps: FieldIssue = { code: 'linkNotHttps' };
  const isCard = draft.acceptCardPayments;
  const paypal = checkPaypalLink(draft.paypalPaymentLink, linkNotHttps);
  const stripe = checkStripeLink(draft.stripePaymentLink, linkNotHttps);
  if (draft.paypalPaymentLink.trim() !== '' && !paypal.ok) add('paypalPaymentLink', paypal.issue);
  if (isCard && draft.stripePaymentLink.trim() === '') {
    // Sellers who accept cards through their own account need no link.
    if (!takesCards) add('stripePaymentLink', { code: 'stripeRequired' });
  } else if (isCard && !stripe.ok) add('stripePaymentLink', stripe.issue);
  return {
    paypalPaymentLink: paypal.ok ? paypal.url : null,
    stripePaymentLink: stripe.ok ? stripe.url : null,
  };
}

/**
 * Previews the next invoice number with the form's values; null while the starting number is invalid. A changed
 * starting number is used as is; numbers already used after it, or with another prefix, are only known when saving.
 */
export function previewNextNumber(
  { invoicePrefix, startingNumber }: Pick<SettingsDraft, 'invoicePrefix' | 'startingNumber'>,
  stored: StoredSettings,
): string | null {
  const number = parseStartingNumber(startingNumber);
  if (number === null) return null;
  const prefix = cleanReference(invoicePrefix);
  const isSame =
    prefix === stored.settings.invoicePrefix &&
    number === parseStartingNumber(stored.settings.startingNumber);
  const lastNumber = isSame ? stored.lastNumber : null;
  return nextInvoiceNumber({ prefix, startingNumber: number, lastNumber });
}
