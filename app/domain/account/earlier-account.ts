import type { CurrencyCode } from '../money/currency.ts';
import { parseMoney } from '../money/money.ts';

/** How often an earlier account may be claimed wrongly. */
export const claimTries = 5;

/** What a user types to claim an earlier account: one of its invoices, or its password. */
export type TypedClaim = { number: string; total: string; password: string };

/** What the form shows after a refused try; `form` concerns no single field. */
export type ClaimErrors = Partial<Record<keyof TypedClaim | 'form', string>>;

export type ClaimAnswer =
  | { outcome: 'changed'; message: string }
  | { outcome: 'refused'; errors: ClaimErrors };

/** A document that had to get another number, since both accounts had it. */
export type Renumbered = { from: string; to: string };

/** Whether a typed total, with or without a currency's sign, is an invoice's. */
export function isTotalOf(
  typed: string,
  { totalMinor, currency }: { totalMinor: number; currency: CurrencyCode },
): boolean {
  const figures = typed.replace(/[^\d.,]/g, '');
  const decimalComma = figures.replace(/[.](?=\d{3})/g, '').replace(/,(\d{1,2})$/, '.$1');
  return [figures, decimalComma].some(
    (text) => text !== '' && parseMoney(text, currency) === totalMinor,
  );
}
