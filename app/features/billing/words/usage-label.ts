import type { Allowance } from '#app/domain/billing/allowance.ts';
import { planTexts } from '#app/features/billing/texts/plans.ts';
import { fill } from '#app/i18n/fill.ts';
import { plural } from '#app/i18n/plural.ts';

/**
 * What is used of the plan, in words: `1 of 3 invoices used`, `12 of 50 invoices used this month`. Free counts
 * everything ever made, paid plans the current monthly period. Who has made more than the
 * plan holds today is told both: `14 invoices made, 3 are free`.
 */
export function usageLabel({ used, limit, counts }: Pick<Allowance, 'used' | 'limit' | 'counts'>) {
  const texts = planTexts.usage[counts];
  if (limit !== null && used > limit) {
    return fill(texts.over, { used, limit });
  }
  return limit === null
    ? plural(texts.unlimited, used, { used })
    : plural(texts.ofLimit, used, { used, limit });
}

/** What the frame tells of the allowance, in the language of the page. */
export type Usage = Pick<Allowance, 'used' | 'limit' | 'badge'> & {
  /** What is used, in words. */
  label: string;
  /** What follows the figures for who hears the page. */
  hint: string;
};

/** The allowance as the frame shows it on every page, which is then without the words of all plans. */
export function describeUsage(
  allowance: Pick<Allowance, 'used' | 'limit' | 'counts' | 'badge'>,
): Usage {
  const { used, limit, badge, counts } = allowance;
  return { used, limit, badge, label: usageLabel(allowance), hint: planTexts.usageBadge[counts] };
}
