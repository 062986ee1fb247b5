import { type Allowance, isEntitled } from './allowance.ts';

/**
 * What is used of the plan, in words: `1 of 3 invoices used`, `12 of 50 invoices used this month`. Free counts
 * everything ever made, paid plans the current monthly period (`decisions.md`, Plans and limits).
 */
export function usageLabel({
  used,
  limit,
  counts,
}: Pick<Allowance, 'used' | 'limit' | 'counts'>): string {
  const period = counts === 'period' ? ' this month' : '';
  return limit === null
    ? `${used} ${used === 1 ? 'invoice' : 'invoices'}${period}, unlimited`
    : `${used} of ${limit} invoices used${period}`;
}

/**
 * What the day means on which the paid time ends: `Renews on` of an active plan, `Active until` of any other paid one;
 * null of a free plan, and of one that is over (`invoices.md` section 4, Settings save).
 */
export function subscriptionFact(state: Allowance['state']): string | null {
  if (!isEntitled(state)) return null;
  return state === 'active' ? 'Renews on' : 'Active until';
}
