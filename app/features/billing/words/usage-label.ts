import type { Allowance, Usage } from '#app/domain/billing/allowance.ts';
import { planTexts } from '#app/features/billing/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { plural } from '#app/i18n/plural.ts';

/**
 * Formats the plan usage: `1 of 3 invoices used`, `12 of 50 invoices used this month`. Free plans count all invoices
 * ever created, paid plans the current monthly period. A user above the current limit sees both figures: `14 invoices
 * made, 3 are free`.
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

/** Prepares the allowance for the page frame, so pages don't load the texts of all plans. */
export function describeUsage(
  allowance: Pick<Allowance, 'used' | 'limit' | 'counts' | 'badge'>,
): Usage {
  const { used, limit, badge, counts } = allowance;
  return { used, limit, badge, label: usageLabel(allowance), hint: planTexts.usageBadge[counts] };
}
