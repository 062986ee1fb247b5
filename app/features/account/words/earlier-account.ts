import type { Renumbered } from '#app/domain/account/earlier-account.ts';
import type { PlanName } from '#app/domain/billing/plans.ts';
import { accountMessageTexts } from '#app/features/account/texts.ts';
import { planLabel } from '#app/features/billing/public.words.ts';
import { fill } from '#app/i18n/fill.ts';

/** A message holds no more. */
const maxListed = 5;

/** What is said once two accounts are one: the plan that came along, and which documents got other numbers. */
export function joinedMessage(renumbered: readonly Renumbered[], plan: PlanName | null): string {
  const texts = accountMessageTexts.claim;
  const done = plan === null ? texts.joined : fill(texts.joinedWithPlan, { plan: planLabel(plan) });
  if (renumbered.length === 0) return done;
  const numbers = renumbered.slice(0, maxListed).map((each) => fill(texts.number, each));
  const all = renumbered.length > maxListed ? texts.renumberedAndMore : texts.renumbered;
  return `${done} ${fill(all, { numbers: numbers.join(', ') })}`;
}

/** Why accounts that have both issued documents of these numbers stay two. */
export function issuedTwiceMessage(numbers: readonly string[]): string {
  const said = numbers.length > maxListed ? [...numbers.slice(0, maxListed), '…'] : numbers;
  return fill(accountMessageTexts.claim.issuedTwice, { numbers: said.join(', ') });
}
