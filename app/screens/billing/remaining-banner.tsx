import { Link } from '@remix-run/react';
import { track } from '#app/browser/analytics/track.client.ts';
import { Banner } from '#app/components/messages/banner.tsx';
import type { Allowance } from '#app/domain/billing/allowance.ts';
import { remainingBanner } from '#app/domain/billing/remaining-banner.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { usePaywall } from '#app/screens/paywall/paywall-context.ts';

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
    <Banner tone={banner.isUrgent ? 'warn' : 'info'} action={<UpgradeLink country={country} />}>
      {banner.remaining === 0
        ? `You have used all ${limit} free invoices.`
        : `${banner.remaining} of ${limit} free invoices remaining.`}
    </Banner>
  );
}

/** The way to a larger plan: the pricing page, natively the paywall. */
function UpgradeLink({ country }: { country: CountryCode }) {
  const openPaywall = usePaywall();
  const className = 'thumb-link';
  if (openPaywall) {
    return (
      <button type="button" onClick={openPaywall} className={className}>
        Upgrade
      </button>
    );
  }
  return (
    <Link
      to={`/${country}/pricing`}
      onClick={() => track('upgrade_click', { country, place: 'banner' })}
      className={className}
    >
      Upgrade
    </Link>
  );
}

// @covers invoices-2.13 invoices-2.27 invoices-4.17
