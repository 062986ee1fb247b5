import type { Allowance } from './allowance.ts';

/**
 * What is used of the plan, in words: `1 of 3 invoices used`, `12 of 50 invoices used this month`. Free counts
 * everything ever made, paid plans the current monthly period (`decisions.md`, Plans and limits). Who has made more than the
 * plan holds today is told both: `14 invoices made, 3 are free`.
 */
export function usageLabel({ used, limit, counts }: Pick<Allowance, 'used' | 'limit' | 'counts'>) {
  if (limit !== null && used > limit) {
    const held = counts === 'period' ? 'are in your plan' : 'are free';
    return `${used} invoices made${usagePeriod(counts)}, ${limit} ${held}`;
  }
  return limit === null
    ? `${used} invoice${used === 1 ? '' : 's'} used${usagePeriod(counts)}, unlimited`
    : `${used} of ${limit} invoices used${usagePeriod(counts)}`;
}

/** What is counted besides everything ever made, as the end of such a sentence. */
export function usagePeriod(counts: Allowance['counts']): string {
  return counts === 'period' ? ' this month' : '';
}
