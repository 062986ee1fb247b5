import { cleanLine } from '#app/domain/invoices/clean-text.ts';
import { itemLimits } from '#app/domain/limits.ts';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import {
  type Registration,
  type RegistrationAnswers,
  type RegistrationNumber,
  type Registrations,
  registrationFields,
} from '#app/domain/taxes/registration.ts';
import { type CountryCode, countryCodes } from '../country/country.ts';
import { isCalendarDate } from '../dates.ts';
import type { FieldIssue } from '../fields/field-issue.ts';
import { checkTaxRate, taxRateDecimals } from '../invoices/check-figures.ts';

type AddIssue = (field: string, issue: FieldIssue) => void;

/**
 * Validates the answers for storage. That of the page's country is validated by `checkRegistration`; invalid answers
 * for other countries, which the form doesn't show, are ignored and their stored values kept.
 */
export function checkRegistrations(
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
