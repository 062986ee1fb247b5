import { type CurrencyCode, parseMoney } from '#app/domain/money/money.ts';

/** Maximum wrong attempts to claim an earlier account. */
export const claimTries = 5;

/** What a user enters to claim an earlier account: one of its invoices, or its password. */
export type TypedClaim = { number: string; total: string; password: string };

/** Errors shown after a refused attempt; `form` belongs to no single field. */
export type ClaimErrors = Partial<Record<keyof TypedClaim | 'form', string>>;

export type ClaimAnswer =
  | { outcome: 'changed'; message: string }
  | { outcome: 'refused'; errors: ClaimErrors };

/** A document that was renumbered because both accounts used its number. */
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
