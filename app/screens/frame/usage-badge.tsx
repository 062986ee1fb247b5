import { Link } from '@remix-run/react';
import { classNames } from '#app/components/layout/class-names.ts';
import { usageLabel, usagePeriod } from '#app/domain/billing/usage-label.ts';

/** What the badge needs of the allowance (`app/domain/billing/allowance.ts`). */
export type Usage = {
  used: number;
  /** Null means unlimited. */
  limit: number | null;
  /** Everything ever made, or the current monthly period. */
  counts: 'lifetime' | 'period';
  badge: 'neutral' | 'destructive' | 'hidden';
};

/** Invoices used of the limit; a press opens the pricing page (`platform.md` section 4, Invoice-limit badge). */
export function UsageBadge({ usage, pricingPath }: { usage: Usage; pricingPath: string }) {
  if (usage.badge === 'hidden') return null;
  return (
    <Link to={pricingPath} title={usageLabel(usage)} className={usageStyle}>
      <UsageFigures usage={usage} />
    </Link>
  );
}

/** The look of what is pressed. */
export const usageStyle = 'thumb group flex items-center rounded-md';

/** What stands in the badge. */
export function UsageFigures({ usage: { used, limit, counts, badge } }: { usage: Usage }) {
  return (
    <>
      <span
        className={classNames(
          'figures rounded-full px-2.5 py-1 font-semibold text-sm leading-none transition-colors',
          badge === 'destructive'
            ? 'bg-danger text-on-danger group-hover:bg-danger-strong'
            : 'bg-accent-soft text-accent-ink group-hover:bg-sunken',
        )}
      >
        {limit === null ? `${used}/∞` : `${used}/${limit}`}
      </span>
      <span className="sr-only">{` invoices used${usagePeriod(counts)}. See plans`}</span>
    </>
  );
}

// @covers platform-4.9
