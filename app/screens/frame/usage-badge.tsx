import { Link } from '@remix-run/react';
import { classNames } from '#app/components/class-names.ts';
import { usePaywall } from '../paywall/paywall-context.ts';

/** What the badge needs of the allowance (`app/domain/billing/allowance.ts`). */
export type Usage = {
  used: number;
  /** Null means unlimited. */
  limit: number | null;
  /** Everything ever made, or the current monthly period. */
  counts: 'lifetime' | 'period';
  badge: 'neutral' | 'destructive' | 'hidden';
};

/**
 * Invoices used of the limit; a press opens the pricing page, natively the paywall (`platform.md` section 4, Invoice-limit
 * badge).
 */
export function UsageBadge({ usage, pricingPath }: { usage: Usage; pricingPath: string }) {
  const openPaywall = usePaywall();
  if (usage.badge === 'hidden') return null;
  const short = usage.limit === null ? `${usage.used}/∞` : `${usage.used}/${usage.limit}`;
  const month = usage.counts === 'period' ? ' this month' : '';
  const long =
    usage.limit === null
      ? `${usage.used} invoices used${month}, unlimited`
      : `${usage.used} of ${usage.limit} invoices used${month}`;
  const content = (
    <>
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
      <span className="sr-only">{` invoices used${month}. See plans`}</span>
    </>
  );
  const style = 'thumb group flex items-center rounded-md';
  return openPaywall ? (
    <button type="button" title={long} onClick={openPaywall} className={style}>
      {content}
    </button>
  ) : (
    <Link to={pricingPath} title={long} className={style}>
      {content}
    </Link>
  );
}
