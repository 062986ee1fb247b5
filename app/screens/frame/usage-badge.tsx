import { classNames } from '#app/components/layout/class-names.ts';
import { usageLabel } from '#app/domain/billing/usage-label.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { planTexts } from '#app/texts/plans.ts';
import { PlansLink } from '../paywall/plans-link.tsx';

/** What the badge needs of the allowance (`app/domain/billing/allowance.ts`). */
export type Usage = {
  used: number;
  /** Null means unlimited. */
  limit: number | null;
  /** Everything ever made, or the current monthly period. */
  counts: 'lifetime' | 'period';
  badge: 'neutral' | 'destructive' | 'hidden';
};

type UsageBadgeProps = { usage: Usage; country: CountryCode };

/** Invoices used of the limit; a press shows the plans (`platform.md` section 4, Invoice-limit badge). */
export function UsageBadge({ usage, country }: UsageBadgeProps) {
  const { used, limit, counts, badge } = usage;
  if (badge === 'hidden') return null;
  return (
    <PlansLink
      country={country}
      title={usageLabel(usage)}
      className="thumb group flex min-w-11 items-center justify-center rounded-md"
    >
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
      <span className="sr-only">{` ${planTexts.usageBadge[counts]}`}</span>
    </PlansLink>
  );
}

// @covers platform-4.9
