import type { CountryCode } from '#app/domain/country/country.ts';
import {
  type PrintedField,
  parsePrintedFields,
} from '#app/domain/custom-fields/document-fields.ts';
import { isCalendarDate } from '#app/domain/dates.ts';
import { deliveryName } from '#app/domain/deliveries/delivery.ts';
import {
  type Changes,
  parseEventDetail,
  type StoredEvent,
} from '#app/domain/history/document-event.ts';
import type { otherPaymentDestinationSince } from '#app/domain/history/payment-places.ts';
import { sourceNames } from '#app/domain/import/import-answer.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { dayInTimeZone, daysInTimeZone } from '#app/domain/zone-days.ts';
import { historyTexts } from '#app/features/history/texts.ts';
import { describeFieldValue } from '#app/features/invoice-sheet/public.words.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { reminderTexts } from '#app/features/reminders/texts.ts';
import { nameEmail } from '#app/features/sending/public.words.ts';
import { currentCldr } from '#app/i18n/current-cldr.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDate, formatDay } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { fieldTexts } from '#app/i18n/texts.ts';

/** A history entry as a sentence; edits also list what changed. */
export type HistoryLine = { text: string; changes: string[] };

/** How the figures and dates of the document are formatted. */
type HistoryFormat = {
  invoiceNumber: string;
  country: CountryCode;
  currency: CurrencyCode;
  timeZone: string | null;
};

/** Describes a document's history for its owner, in the order of its events. */
export function describeHistory(
  events: readonly StoredEvent[],
  around: HistoryFormat,
): HistoryLine[] {
  const dayOf = daysInTimeZone(around.timeZone);
  // An imported document was created elsewhere, so its creation here is the import.
  const isImported = events.some(({ code }) => code === 'imported');
  const told = events.filter(({ code }) => !(isImported && code === 'created'));
  return told.map((event) => {
    const { day, reason, cause, email, wait, changes, amount, number, by, from, restoredAt } =
      parseEventDetail(event);
    const date = formatDay(day ?? dayOf(event.at));
    const text = sentenceOf(event, {
      date,
      reason,
      cause,
      email,
      wait,
      number: number ?? '',
      by: by ?? '',
      from: from ?? '',
      invoiceNumber: around.invoiceNumber,
      country: around.country,
      amount: formatMoney(amount ?? 0, around.currency, around.country),
    });
    return {
      text:
        restoredAt === null
          ? text
          : fill(historyTexts.restored, { text, date: formatDay(dayOf(restoredAt)) }),
      changes: describeChanges(changes, around),
    };
  });
}

/** Returns the label of an issued version. */
export function describeVersionName(
  revision: number,
  issuedAt: number,
  timeZone: string | null,
): string {
  const date = formatDay(dayInTimeZone(issuedAt, timeZone));
  return fill(historyTexts.version, { number: revision, date });
}

type HistoryValues = Pick<
  ReturnType<typeof parseEventDetail>,
  'reason' | 'cause' | 'email' | 'wait'
> & {
  date: string;
  amount: string;
  number: string;
  /** Who accepted an estimate. */
  by: string;
  /** The product it was imported from; empty: from our own export. */
  from: string;
  invoiceNumber: string;
  country: CountryCode;
};

function sentenceOf({ code }: StoredEvent, told: HistoryValues): string {
  const { date, reason, cause, wait, amount, number } = told;
  switch (code) {
    case 'issued':
      return fill(
        historyTexts.issued[
          cause && cause in historyTexts.issued
            ? (cause as keyof typeof historyTexts.issued)
            : 'served'
        ],
        {
          date,
        },
      );
    case 'corrected':
      return reason
        ? fill(historyTexts.correctedFor, { date, reason })
        : fill(historyTexts.corrected, { date });
    case 'accepted':
      return fill(historyTexts.accepted, { date, name: told.by });
    case 'declined':
      return reason
        ? fill(historyTexts.declinedFor, { date, reason })
        : fill(historyTexts.declined, { date });
    case 'imported':
      if (told.from === '') return fill(historyTexts.importedExport, { date });
      return told.from === sourceNames.other
        ? fill(historyTexts.importedFile, { date })
        : fill(historyTexts.imported, { date, from: told.from });
    case 'deliveryNote':
      return fill(historyTexts.deliveryNote[deliveryName(told.country)], { date, number });
    case 'invoiced':
      return fill(historyTexts.invoiced, { date, number, amount });
    case 'voided':
      return reason
        ? fill(historyTexts.voidedFor, { date, reason })
        : fill(historyTexts.voided, { date });
    case 'sent':
    case 'delivered':
    case 'bounced':
    case 'rejected':
    case 'failed':
    case 'complained':
    case 'opened':
    case 'unsent':
    case 'reminded':
      return describeEmail(code, told);
    case 'reminderWaits': {
      const text = fill(historyTexts.reminderWaits, { date });
      if (!wait) return text;
      // An entry about the past must stay true once the reason no longer holds.
      const why =
        wait in historyTexts.unsentFor
          ? historyTexts.unsentFor[wait as keyof typeof historyTexts.unsentFor]
          : reminderTexts.waits[wait];
      return fill(historyTexts.because, { text, why });
    }
    default:
      return fill(historyTexts[code], { date, amount, number });
  }
}

function describeEmail(
  code: keyof typeof historyTexts.emails,
  { email, date, invoiceNumber }: HistoryValues,
): string {
  const { kind = 'invoice', receipt = null, to = '' } = email ?? {};
  const about = nameEmail({ kind, receipt }, invoiceNumber);
  const text =
    about && code !== 'reminded'
      ? fill(historyTexts.emailsAbout[code], { about, to, date })
      : fill(historyTexts.emails[code], { to, date });
  const why = code === 'unsent' && email?.why ? historyTexts.unsentFor[email.why] : null;
  return why ? fill(historyTexts.because, { text, why }) : text;
}

/** Columns whose values aren't meaningful to users; they are named as a group. */
const groups: Record<string, keyof typeof historyTexts.fields> = {
  items: 'items',
  country: 'country',
  currency: 'currency',
  template: 'template',
  look: 'look',
  fields: 'fields',
  paper: 'paper',
  language: 'language',
  clientRegion: 'clientRegion',
  ...Object.fromEntries(
    ['registered', 'pricesIncludeTax', 'rounding', 'province'].map(
      (name) => [name, 'tax'] as const,
    ),
  ),
  ...Object.fromEntries(
    ['discountPercent', 'discountAmount'].map((name) => [name, 'discount'] as const),
  ),
  otherPaymentLinks: 'otherPaymentLinks',
  acceptCardPayments: 'ways',
  displayPaypalQr: 'ways',
};

/** Amounts derived from other changes, which are already listed. */
const derived: ReadonlySet<string> = new Set(['subtotal', 'discount', 'taxAmount']);

const maxValueLength = 80;

function describeChanges(changes: Changes, around: HistoryFormat): string[] {
  const lines = Object.entries(changes).flatMap(([column, [old, now]]) => {
    const name = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const group = groups[name];
    if (derived.has(name)) return [];
    const values = name === 'fields' ? describeFieldChanges(old, now, around) : [];
    if (values.length > 0) return values;
    if (group) return [historyTexts.fields[group]];
    const value = (each: unknown) => describeValue(name, each, around);
    const words = { field: labelOf(name, around.country), old: value(old), new: value(now) };
    return [fill(historyTexts.change, words)];
  });
  return [...new Set(lines)];
}

/** Describes the custom fields whose values changed, each with its label on the document. */
function describeFieldChanges(old: unknown, now: unknown, { country }: HistoryFormat): string[] {
  const [before, after] = [parsePrintedFields(old), parsePrintedFields(now)];
  const labels = new Map([...before, ...after].map(({ id, label }) => [id, label]));
  const shownValue = (fields: PrintedField[], id: string) => {
    const field = fields.find((one) => one.id === id);
    return field ? describeFieldValue(field, country, documentTexts, currentCldr()) : '–';
  };
  return [...labels].flatMap(([id, field]) => {
    const change = { field, old: shownValue(before, id), new: shownValue(after, id) };
    return change.old === change.new ? [] : [fill(historyTexts.change, change)];
  });
}

function describeValue(name: string, value: unknown, { country, currency }: HistoryFormat): string {
  if (value === null || value === '') return '–';
  if (name === 'total') return formatMoney(Number(value), currency, country);
  const text = String(value);
  if (isCalendarDate(text)) return formatDate(text, country);
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
}

function labelOf(name: string, country: CountryCode): string {
  const isIn = <Labels extends object>(labels: Labels, key: string): key is keyof Labels & string =>
    key in labels;
  if (isIn(historyTexts.fields, name)) return historyTexts.fields[name];
  if (isIn(fieldTexts.labels, name)) return fieldTexts.labels[name];
  if (!isIn(documentTexts.paymentDetails, name)) return name;
  const label = documentTexts.paymentDetails[name];
  return typeof label === 'string' ? label : label[country];
}

/** Explains to a client that the payment details have changed. */
export function describePaymentDestinationChange({
  invoiceNumber,
}: NonNullable<ReturnType<typeof otherPaymentDestinationSince>>): string {
  const { since, sinceFirst } = publicInvoiceTexts.paymentDestinationChanged;
  return invoiceNumber === null ? sinceFirst : fill(since, { number: invoiceNumber });
}
