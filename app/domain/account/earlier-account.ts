import { accountMessageTexts } from '#app/features/account/texts/account-messages.ts';
import { fill } from '#app/i18n/fill.ts';
import { type PlanName, planLabel } from '../billing/plans.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { parseMoney } from '../money/money.ts';

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

/** Most numbers listed in one message. */
const maxListed = 5;

/** Formats the message after merging two accounts: the plan that was moved and the documents that were renumbered. */
export function joinedMessage(renumbered: readonly Renumbered[], plan: PlanName | null): string {
  const texts = accountMessageTexts.claim;
  const done = plan === null ? texts.joined : fill(texts.joinedWithPlan, { plan: planLabel(plan) });
  if (renumbered.length === 0) return done;
  const numbers = renumbered.slice(0, maxListed).map((each) => fill(texts.number, each));
  const all = renumbered.length > maxListed ? texts.renumberedAndMore : texts.renumbered;
  return `${done} ${fill(all, { numbers: numbers.join(', ') })}`;
}

/** Explains why two accounts can't be merged: both have issued documents with these numbers. */
export function issuedTwiceMessage(numbers: readonly string[]): string {
  const said = numbers.length > maxListed ? [...numbers.slice(0, maxListed), '…'] : numbers;
  return fill(accountMessageTexts.claim.issuedTwice, { numbers: said.join(', ') });
}

/** Whether a typed total, with or without a currency symbol, equals an invoice's total. */
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
