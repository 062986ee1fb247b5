import type { CountryCode } from '#app/domain/country/country.ts';
import type { StoredStatus } from '#app/domain/invoices/status.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import type { EntryIssues, PaymentEntry } from '#app/domain/payments/check-entry.ts';
import type { PaymentMethod } from '#app/domain/payments/payment.ts';
import {
  hasReceipt,
  refundableOf,
  returnOf,
  type StoredDispute,
  type StoredEntry,
  type StoredRefund,
} from '#app/domain/payments/stored-entry.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { refundTexts } from '#app/features/cards/texts.ts';
import { paymentTexts } from '#app/features/payments/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';

/** What is wrong with a payment, in sentences by form field. */
type PaymentIssues = Partial<Record<keyof PaymentEntry, string>>;

/** Describes what is wrong with a payment, each issue at its field. */
export function describeEntryIssues(issues: EntryIssues): PaymentIssues {
  return Object.fromEntries(
    Object.entries(issues).map(([field, issue]) => [
      field,
      fill<string>(paymentTexts.refusals[issue.code], { ...issue }),
    ]),
  );
}

/** A payment as shown to its seller, or credit of its invoice that was used elsewhere. */
export type ShownPayment = {
  id: string;
  amount: string;
  /** Date and method: `21 Nov 2026, bank transfer`. */
  about: string;
  /** The seller's reference and note. */
  words: string[];
  /** What was reversed, returned, is being refunded or is disputed, a sentence each. */
  undone: string[];
  /** The receipt number within its invoice, from 1; null when it has no receipt. */
  receipt: number | null;
  /** Whether the seller may reverse it: no part was returned, and it wasn't a card payment. */
  canReverse: boolean;
  /** It is credit from another invoice, to which a reversal returns it. */
  isCredit: boolean;
  /** How much can be refunded, in minor units, and from which Stripe account; null when nothing can. */
  refund: { leftMinor: number; account: string } | null;
  isDisputed: boolean;
};

type MoneyFormat = {
  currency: CurrencyCode;
  country: CountryCode;
  /** The seller's, for dates other than those of entries; null is UTC. */
  timeZone?: string | null;
  refunds?: readonly StoredRefund[];
  disputes?: readonly StoredDispute[];
};

/**
 * Describes an invoice's payments in entry order, with their refunds and reversals, and its credit that was used
 * elsewhere.
 */
export function describePayments(
  entries: readonly StoredEntry[],
  around: MoneyFormat,
): ShownPayment[] {
  const { refunds = [] } = around;
  const paid = entries.filter(({ kind }) => kind === 'payment');
  return entries
    .filter(({ kind }) => kind === 'payment' || kind === 'used')
    .map((entry) => {
      const { id, kind, origin, account } = entry;
      const leftMinor = account === null ? 0 : refundableOf(id, entries, refunds);
      const isUndone = entries.some(
        (each) =>
          each.undoes === id &&
          (each.kind === 'reversal' || (each.kind === 'refund' && !returnOf(each.id, entries))),
      );
      return {
        id,
        ...describeEntry(entry, around),
        words: [entry.reference, entry.note].flatMap((text) => text ?? []),
        undone: describeUndone(entry, entries, around),
        receipt: kind === 'payment' && hasReceipt(entry, entries) ? paid.indexOf(entry) + 1 : null,
        canReverse: kind === 'payment' && origin !== 'card' && !isUndone,
        isCredit: origin === 'credit',
        refund: account !== null && leftMinor > 0 ? { leftMinor, account } : null,
        isDisputed: openDisputes(id, around).length > 0,
      };
    });
}

/** Describes an invoice's open disputes for its owner, one sentence each. */
export function describeDisputes({ disputes = [], ...around }: MoneyFormat): string[] {
  return disputes
    .filter(({ state }) => state === 'open')
    .map(({ amountMinor, at }) =>
      fill(refundTexts.disputed, { amount: moneyIn(around)(amountMinor), date: dayOf(at, around) }),
    );
}

const moneyIn =
  ({ currency, country }: MoneyFormat) =>
  (minor: number) =>
    formatMoney(minor, currency, country);

const dateOf = (day: string | null) => (day ? formatDay(day) : paymentTexts.dayUnknown);

const dayOf = (instantMs: number, { timeZone = null }: MoneyFormat) =>
  formatDay(dayInTimeZone(instantMs, timeZone));

function openDisputes(chargeId: string, { disputes = [] }: MoneyFormat): StoredDispute[] {
  return disputes.filter((each) => each.chargeId === chargeId && each.state === 'open');
}

function describeEntry(
  { kind, origin, amountMinor, day, method, otherNumber }: StoredEntry,
  around: MoneyFormat,
): Pick<ShownPayment, 'amount' | 'about'> {
  const date = dateOf(day);
  const number = otherNumber ?? '';
  const money = moneyIn(around);
  if (kind === 'used') {
    return { amount: money(-amountMinor), about: fill(paymentTexts.usedOn, { date, number }) };
  }
  const how = origin === 'credit' ? fill(paymentTexts.fromCredit, { number }) : methodName(method);
  return { amount: money(amountMinor), about: fill(paymentTexts.about, { date, method: how }) };
}

/**
 * Describes what happened to a payment: first what the ledger contains, then what has been requested but isn't recorded
 * yet.
 */
function describeUndone(
  { id, kind }: StoredEntry,
  entries: readonly StoredEntry[],
  around: MoneyFormat,
): string[] {
  const { refunds = [], disputes = [] } = around;
  const money = moneyIn(around);
  const booked = entries
    .filter(({ undoes }) => undoes === id)
    .map((entry) => {
      const again = returnOf(entry.id, entries);
      const words = { date: dateOf((again ?? entry).day), amount: money(entry.amountMinor) };
      if (kind === 'used') return fill(paymentTexts.creditBack, words);
      if (disputes.some((each) => each.id === entry.id)) return fill(refundTexts.lost, words);
      if (entry.kind === 'reversal') return fill(paymentTexts.reversedOn, words);
      if (again) return fill(refundTexts.failed, words);
      const state = refunds.find(({ refundId }) => refundId === entry.id)?.state;
      return fill(state === 'pending' ? refundTexts.pending : paymentTexts.refundedOn, words);
    });
  const unbooked = refunds
    .filter(
      ({ chargeId, refundId, state }) =>
        chargeId === id &&
        (state === 'asked' || state === 'failed') &&
        !entries.some((entry) => entry.id === refundId),
    )
    .map(({ amountMinor, state, changedAt }) =>
      fill(state === 'asked' ? refundTexts.asked : refundTexts.notMade, {
        amount: money(amountMinor),
        date: dayOf(changedAt, around),
      }),
    );
  const disputed = openDisputes(id, around).map(({ amountMinor, at }) =>
    fill(refundTexts.disputedSince, { amount: money(amountMinor), date: dayOf(at, around) }),
  );
  return [...booked, ...unbooked, ...disputed];
}

/** Returns the label of a payment method. */
export function methodName(method: PaymentMethod): string {
  return paymentTexts.methods[method === 'other' ? 'another' : method];
}

/** The payment state of an invoice; minor units. */
export type LedgerState = {
  status: StoredStatus;
  currency: CurrencyCode;
  totalMinor: number;
  paidMinor: number;
};

/** The client credit that can be used on an invoice, minor units, and the invoice's payment state. */
export type CreditFor = Omit<LedgerState, 'status'> & { creditMinor: number };

/** The answers of a list's route to payment requests, in addition to those to its other requests. */
export type PaymentAnswer =
  | ({
      outcome: 'recorded' | 'reversed' | 'scheduled' | 'credit-used';
      invoiceId: string;
    } & LedgerState)
  /** Nothing was recorded: the invoice has changed since the form was shown, or less is due. */
  | ({ outcome: 'not-recorded'; message: string; creditMinor?: number } & LedgerState)
  /**
   * Nothing was recorded yet: the payment exceeds the balance. The question explains where the rest goes; sending the
   * payment again with `creditMinor` (minor units) confirms it.
   */
  | ({ outcome: 'overpays'; question: string; creditMinor: number } & LedgerState)
  /** The card refund is in progress, or Stripe hasn't confirmed it yet. */
  | { outcome: 'refunded'; invoiceId: string; isInProgress: boolean }
  /**
   * Nothing was refunded for this reason; the amount that can be refunded (minor units) is included if the form showed
   * another one. Unless `isUnclear`, this refund has ended, and another attempt is a new one.
   */
  | { outcome: 'not-refunded'; message: string; isUnclear: boolean; refundableMinor?: number }
  | { outcome: 'invalid'; issues: PaymentIssues }
  /** Not marked unpaid because of these payments, which can be reversed. */
  | { outcome: 'has-payments'; invoiceId: string; payments: ShownPayment[] };
