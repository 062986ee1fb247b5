import { fill } from '#app/texts/fill.ts';
import { paymentTexts } from '#app/texts/payments.ts';
import type { CountryCode } from '../country/country.ts';
import { formatDay } from '../dates.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { formatMoney } from '../money/money.ts';
import type { EntryKind, EntryOrigin, PaymentMethod } from './payment.ts';

/** An entry of the ledger as it is stored. */
export type StoredEntry = {
  id: string;
  kind: EntryKind;
  origin: EntryOrigin;
  amountMinor: number;
  /** `YYYY-MM-DD`; null where it is not known. */
  day: string | null;
  method: PaymentMethod;
  reference: string | null;
  note: string | null;
  undoes: string | null;
};

/** A payment as its seller sees it. */
export type ShownPayment = {
  id: string;
  amount: string;
  /** When and how: `21 Nov 2026, bank transfer`. */
  about: string;
  /** The seller's own words about it. */
  words: string[];
  /** What of it was taken back or returned, in a sentence each. */
  undone: string[];
  /** Whether its seller may take it back: it stands, and was not taken by card. */
  canReverse: boolean;
};

/** The payments of an invoice in the order of the entries, each with what became of it. */
export function describePayments(
  entries: readonly StoredEntry[],
  { currency, country }: { currency: CurrencyCode; country: CountryCode },
): ShownPayment[] {
  const money = (minor: number) => formatMoney(minor, currency, country);
  const dayOf = (day: string | null) => (day ? formatDay(day) : paymentTexts.dayUnknown);
  return entries
    .filter(({ kind }) => kind === 'payment')
    .map(({ id, amountMinor, day, method, reference, note, origin }) => {
      const undoing = entries.filter(({ undoes }) => undoes === id);
      return {
        id,
        amount: money(amountMinor),
        about: fill(paymentTexts.about, {
          ...{ date: dayOf(day), method: methodName(method) },
        }),
        words: [reference, note].flatMap((text) => text ?? []),
        undone: undoing.map((entry) => {
          const date = dayOf(entry.day);
          return entry.kind === 'reversal'
            ? fill(paymentTexts.reversedOn, { date })
            : fill(paymentTexts.refundedOn, { date, amount: money(entry.amountMinor) });
        }),
        canReverse: origin !== 'card' && !undoing.some(({ kind }) => kind === 'reversal'),
      };
    });
}

/** How a payment was made, in words. */
export function methodName(method: PaymentMethod): string {
  return paymentTexts.methods[method === 'other' ? 'another' : method];
}

// @covers paid-2.6
