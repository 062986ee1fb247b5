import { cleanLine } from '#app/domain/invoices/clean-text.ts';
import type { CountryCode } from '../country/country.ts';
import { isCalendarDate } from '../dates.ts';
import { type PaymentMethod, paymentMethods } from './payment.ts';

/** Maximum characters of a payment's reference and note. */
export const maxReferenceLength = 100;
export const maxNoteLength = 200;

/** A payment recorded by the seller, ready to be stored. */
export type PaymentEntry = {
  /** Minor units, above zero. */
  amountMinor: number;
  /** `YYYY-MM-DD`. */
  day: string;
  method: PaymentMethod;
  reference: string | null;
  note: string | null;
};

/** What is wrong with a field: a code, which is the key of its sentence in `paymentTexts.refusals`, and its values. */
export type EntryIssue =
  | { code: 'nothing' | 'day' | 'future' }
  /** In characters. */
  | { code: 'tooLong'; most: number };

export type EntryIssues = Partial<Record<keyof PaymentEntry, EntryIssue>>;

/**
 * Validates a posted payment: above zero, not in the future, with short texts. The write checks whether it exceeds the
 * balance, and then asks the user.
 * @param today seller-local date, `YYYY-MM-DD`
 */
export function checkEntry(
  posted: Omit<PaymentEntry, 'reference' | 'note'> & { reference: string; note: string },
  today: string,
): { ok: true; entry: PaymentEntry } | { ok: false; issues: EntryIssues } {
  const { amountMinor, day, method } = posted;
  const reference = cleanLine(posted.reference);
  const note = cleanLine(posted.note);
  const issues: EntryIssues = {};
  if (!isAmount(amountMinor)) issues.amountMinor = { code: 'nothing' };
  if (!isCalendarDate(day)) issues.day = { code: 'day' };
  else if (day > today) issues.day = { code: 'future' };
  if (reference.length > maxReferenceLength) {
    issues.reference = { code: 'tooLong', most: maxReferenceLength };
  }
  if (note.length > maxNoteLength) issues.note = { code: 'tooLong', most: maxNoteLength };
  if (Object.keys(issues).length > 0) return { ok: false, issues };
  const entry = { amountMinor, day, method, reference: reference || null, note: note || null };
  return { ok: true, entry };
}

/** Whether a value is an amount in minor units above zero. */
export function isAmount(minor: number): boolean {
  return Number.isSafeInteger(minor) && minor > 0;
}

/**
 * How far a manual payment may exceed the balance, in minor units. Client credit is a sum of such excesses and must
 * stay a number that pages can format.
 */
export const maxOverpaymentMinor = 10 ** 12;

/** Returns how much of a payment exceeds the balance, minor units; null when it is too much even for credit. */
export function overpaymentOf(amountMinor: number, due: number): number | null {
  const rest = Math.max(0, amountMinor - due);
  return rest <= maxOverpaymentMinor ? rest : null;
}

/** Lists the payment methods, those common in the country first. */
export function methodsFor(country: CountryCode): PaymentMethod[] {
  const usual = usualMethods[country];
  const isUnusual = (method: PaymentMethod) => !usual.includes(method);
  return [...usual, ...paymentMethods.filter(isUnusual)];
}

const usualMethods: Record<CountryCode, readonly PaymentMethod[]> = {
  us: ['bank_transfer', 'card', 'check', 'paypal', 'cash'],
  ca: ['interac', 'bank_transfer', 'card', 'check', 'paypal', 'cash'],
  uk: ['bank_transfer', 'card', 'paypal', 'cash', 'check'],
  au: ['bank_transfer', 'payid', 'card', 'paypal', 'cash'],
};
