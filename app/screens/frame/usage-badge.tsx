import { Link } from '@remix-run/react';
import { classNames } from '#app/components/class-names.ts';

/** What the badge needs of the allowance (`app/domain/billing/allowance.ts`). */
export type Usage = {
  used: number;
  /** Null means unlimited. */
  limit: number | null;
  badge: 'neutral' | 'destructive' | 'hidden';
};

/** Invoices used of the limit; a press opens the pricing page (`platform.md` section 4, Invoice-limit badge). */
export function UsageBadge({ usage, pricingPath }: { usage: Usage; pricingPath: string }) {
  if (usage.badge === 'hidden') return null;
  const short = usage.limit === null ? `${usage.used}/∞` : `${usage.used}/${usage.limit}`;
  const long =
    usage.limit === null
      ? `${usage.used} invoices used, unlimited`
      : `${usage.used} of ${usage.limit} invoices used`;
  return (
    <Link to={pricingPath} title={long} className="thumb group flex items-center rounded-md">
      <span
        className={classNames(
          'figures rounded-full px-2.5 py-1 font-semibold text-sm leading-none transition-colors',
          usage.badge === 'destructive'
            ? 'bg-danger text-on-danger group-hover:bg-danger-strong'
            : 'bg-accent-soft text-accent-ink group-hover:bg-sunken',
        )}
      >
        {short}
      </span>
      <span className="sr-only"> invoices used. See plans</span>
    </Link>
  );
}
