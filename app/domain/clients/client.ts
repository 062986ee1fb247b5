import type { CountryCode } from '#app/domain/country/country.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import { type CurrencyCode, currencyCodes } from '#app/domain/money/money.ts';
import type { clientRules } from './check-client.ts';

/** The texts of a client; their rules are in `clientRules`. */
type ClientTextField = keyof typeof clientRules;

/** Texts that few clients need, in display order; a form shows them together. */
export const extraClientFields = ['contact', 'taxNumber', 'reference'] as const;
export type ExtraClientField = (typeof extraClientFields)[number];

/** A client as edited in the form: texts as typed, empty where unknown. */
export type ClientText = Record<ClientTextField, string> & {
  country: CountryCode;
  /** Language of their invoices; empty: the seller's. */
  language: DocumentLanguage | '';
  /** ISO 3166 alpha-2; empty: unknown. */
  region: string;
};

/** A client's validated values; empty fields are null. */
export type ClientColumns = {
  [Field in ClientTextField]: Field extends 'name' ? string : string | null;
} & {
  country: CountryCode;
  /** Language of their invoices; null: the seller's. */
  language: DocumentLanguage | null;
  /** ISO 3166 alpha-2; null: unknown. */
  region: string | null;
};

/** A saved client of the signed-in seller. */
export type SavedClient = ClientColumns & { id: string };

/** Converts a saved client to form texts. */
export function clientText(columns: ClientColumns): ClientText {
  const texts = Object.entries(columns).map(([field, value]) => [field, value ?? '']);
  return Object.fromEntries(texts);
}

/** A client's outstanding, received and credit amounts in one currency, in minor units; sums may exceed 2^53. */
export type ClientTotals = {
  currency: CurrencyCode;
  outstanding: bigint;
  paid: bigint;
  credit: bigint;
};

/** Outstanding and received amounts of a client's invoices in one currency and status. */
export type InvoiceSum = {
  currency: CurrencyCode;
  state: 'outstanding' | 'paid' | 'credited' | 'void';
  due: bigint;
  paid: bigint;
};

/**
 * Sums the totals by currency, in the fixed order of currencies. Outstanding includes all unpaid balances; void
 * invoices only add what was received.
 */
export function totalsByCurrency(
  sums: readonly InvoiceSum[],
  credits: readonly { currency: CurrencyCode; minor: bigint }[],
): ClientTotals[] {
  return currencyCodes.flatMap((currency) => {
    const own = sums.filter((sum) => sum.currency === currency);
    const owed = own.filter(({ state }) => state === 'outstanding');
    const outstanding = owed.reduce((all, { due }) => all + due, 0n);
    const paid = own.reduce((all, sum) => all + sum.paid, 0n);
    const credit = credits.find((each) => each.currency === currency)?.minor ?? 0n;
    const isAsked = own.some(({ state }) => state !== 'void');
    return isAsked || paid !== 0n || credit > 0n ? [{ currency, outstanding, paid, credit }] : [];
  });
}
