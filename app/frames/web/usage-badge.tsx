import type { Usage } from '#app/domain/billing/allowance.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { classNames } from '#app/ui/layout/class-names.ts';
import { PlansLink } from '../platform/plans-link.tsx';

type UsageBadgeProps = { usage: Usage; country: CountryCode };

/** Invoices used of the limit; a click shows the plans. */
export function UsageBadge({ usage, country }: UsageBadgeProps) {
  const { used, limit, badge, label, hint } = usage;
  if (badge === 'hidden') return null;
  return (
    <PlansLink
      country={country}
      title={label}
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
      <span className="sr-only">{` ${hint}`}</span>
    </PlansLink>
  );
}
