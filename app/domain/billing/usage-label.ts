import type { Allowance } from './allowance.ts';

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
