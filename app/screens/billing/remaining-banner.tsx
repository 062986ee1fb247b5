import { Link } from '@remix-run/react';
import { Banner } from '#app/components/banner.tsx';

type RemainingBannerProps = {
  /** Invoices that may still be made; null means unlimited. */
  remaining: number | null;
  limit: number | null;
  /** Paid plans have no banner. */
  isFree: boolean;
  pricingPath: string;
};

/** How many free invoices remain; urgent from one down, hidden for paid plans (`invoices.md` section 4). */
export function RemainingBanner({ remaining, limit, isFree, pricingPath }: RemainingBannerProps) {
  if (!isFree || remaining === null || limit === null) return null;
  return (
    <Banner
      tone={remaining <= 1 ? 'warn' : 'info'}
      action={
        <Link
          to={pricingPath}
          className="thumb inline-flex items-center rounded-sm font-medium text-accent-ink underline underline-offset-4"
        >
          Upgrade
        </Link>
      }
    >
      {remaining === 0
        ? `You have used all ${limit} free invoices.`
        : `${remaining} of ${limit} free invoices remaining.`}
    </Banner>
  );
}
