import type { Renumbered } from '#app/domain/account/earlier-account.ts';
import type { PlanName } from '#app/domain/billing/plans.ts';
import { maxRowsPerOwner } from '#app/domain/limits.ts';
import { accountMessageTexts } from '#app/features/account/texts.ts';
import { planLabel } from '#app/features/billing/public.words.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatCount } from '#app/i18n/format/number.ts';

/** The notices about an account that the invoice list shows, most urgent first. */
export type AccountNotice =
  | 'earlier-account'
  | 'earlier-plan'
  | 'payment-check'
  | 'address-lost'
  | 'unconfirmed';

/** Formats a notice, including the plan that renews in the account concerned. */
export function noticeSentence(notice: AccountNotice, renewing: PlanName | null): string {
  const texts = accountMessageTexts.notices;
  const plan = renewing && planLabel(renewing);
  switch (notice) {
    case 'earlier-account':
      return plan === null ? texts.earlierAccount : fill(texts.earlierAccountWithPlan, { plan });
    case 'earlier-plan':
      return plan === null ? '' : fill(texts.earlierPlan, { plan });
    case 'payment-check':
      return plan === null ? texts.paymentCheck : fill(texts.paymentCheckWithPlan, { plan });
    case 'address-lost':
      return plan === null ? texts.addressLost : fill(texts.addressLostWithPlan, { plan });
    case 'unconfirmed':
      return texts.unconfirmed;
  }
}

type NoticedUser = {
  email: string | null;
  emailVerifiedAt: number | null;
  formerEmail: string | null;
  claimDeclinedAt: number | null;
  paymentCheckSince: number | null;
};

/**
 * Returns the notice to show about an account, or null.
 * @param hasInvoices whether the account has invoices that confirming the address would secure
 * @param earlier an account with the same address that the user may claim, and the plan that renews in it
 */
export function noticeOf(
  user: NoticedUser,
  earlier: { id: string | null; plan: string | null },
  hasInvoices: boolean,
): AccountNotice | null {
  const isOffered = user.claimDeclinedAt === null;
  if (earlier.id !== null && isOffered) return 'earlier-account';
  if (earlier.plan !== null && isOffered) return 'earlier-plan';
  if (user.paymentCheckSince !== null) return 'payment-check';
  if (user.email === null) return user.formerEmail === null ? null : 'address-lost';
  return user.emailVerifiedAt === null && hasInvoices ? 'unconfirmed' : null;
}

/** The most numbers in a message. */
const maxListed = 5;

/** Describes two accounts that were joined: the plan that was transferred, and the documents with new numbers. */
export function joinedMessage(renumbered: readonly Renumbered[], plan: PlanName | null): string {
  const texts = accountMessageTexts.claim;
  const done = plan === null ? texts.joined : fill(texts.joinedWithPlan, { plan: planLabel(plan) });
  if (renumbered.length === 0) return done;
  const numbers = renumbered.slice(0, maxListed).map((each) => fill(texts.number, each));
  const all = renumbered.length > maxListed ? texts.renumberedAndMore : texts.renumbered;
  return `${done} ${fill(all, { numbers: numbers.join(', ') })}`;
}

/** Explains why two accounts that issued documents with the same numbers can't be joined. */
export function issuedTwiceMessage(numbers: readonly string[]): string {
  const said = numbers.length > maxListed ? [...numbers.slice(0, maxListed), '…'] : numbers;
  return fill(accountMessageTexts.claim.issuedTwice, { numbers: said.join(', ') });
}

/** The message when nothing more can be added. */
export function fullMessage(kind: keyof typeof maxRowsPerOwner): string {
  return fill(accountMessageTexts.full[kind], { count: formatCount(maxRowsPerOwner[kind]) });
}
