import type { CurrencyCode } from '../money/currency.ts';
import { parseMoney } from '../money/money.ts';

/** How often an earlier account may be claimed, right or wrong (`decisions.md`, Accounts). */
export const claimTries = 5;

/** What a user types to claim an earlier account: one of its invoices, or its password. */
export type TypedClaim = { number: string; total: string; password: string };

/** What the form shows after a refused try; `form` concerns no single field. */
export type ClaimErrors = Partial<Record<keyof TypedClaim | 'form', string>>;

export type ClaimAnswer =
  | { outcome: 'changed'; message: string }
  | { outcome: 'refused'; errors: ClaimErrors };

export const claimMessages = {
  missing: 'Enter an invoice number and its total, or the password.',
  wrong: 'That does not fit the earlier account. After five tries it cannot be claimed any more.',
  none: 'There is no earlier account to claim any more.',
  paying:
    'This account has been at a checkout already, so the two cannot be joined here. Please write to support.',
  declined:
    'The earlier account is not offered any more. You find it in Settings, should you need it.',
  paymentChecked: 'Thank you. Your payment details stay as they are.',
} as const;

/** A toast holds no more. */
const mostSaid = 5;

/** What is said once two accounts are one: the plan that came along, and which of the newer invoices had to get other numbers. */
export function joinedMessage(
  renumbered: readonly { from: string; to: string }[],
  plan: string | null,
): string {
  const withPlan = plan === null ? '' : `, with its ${plan} plan`;
  const done = `The earlier account is yours${withPlan}. Please check its payment details.`;
  if (renumbered.length === 0) return done;
  const said = renumbered.slice(0, mostSaid).map(({ from, to }) => `${from} is now ${to}`);
  const more = renumbered.length > mostSaid ? ', and so on' : '';
  return `${done} Numbers that both accounts had: ${said.join(', ')}${more}.`;
}

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

// @covers decisions-6.12
