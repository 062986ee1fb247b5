import { Banner } from '#app/components/banner.tsx';
import type { Allowance } from '#app/domain/billing/allowance.ts';
import { remainingBanner } from '#app/domain/billing/remaining-banner.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { UpgradeLink } from '../paywall/upgrade-link.tsx';

/** How many free invoices remain; urgent from one down, hidden for paid plans (`invoices.md` section 4). */
export function RemainingBanner({
  allowance,
  country,
}: {
  allowance: Allowance;
  country: CountryCode;
}) {
  const banner = remainingBanner(allowance);
  if (!banner) return null;
  const { limit } = allowance;
  return (
    <Banner
      tone={banner.isUrgent ? 'warn' : 'info'}
      action={
        <UpgradeLink
          country={country}
          place="banner"
          className="thumb inline-flex items-center rounded-sm font-medium text-accent-ink underline underline-offset-4"
        >
          Upgrade
        </UpgradeLink>
      }
    >
      {banner.remaining === 0
        ? `You have used all ${limit} free invoices.`
        : `${banner.remaining} of ${limit} free invoices remaining.`}
    </Banner>
  );
}
