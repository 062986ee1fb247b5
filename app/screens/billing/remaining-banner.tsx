import { track } from '#app/browser/analytics/track.client.ts';
import { Banner } from '#app/components/messages/banner.tsx';
import type { Allowance } from '#app/domain/billing/allowance.ts';
import { remainingBanner } from '#app/domain/billing/remaining-banner.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { PlansLink } from '../paywall/plans-link.tsx';

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
        <PlansLink
          country={country}
          className="thumb-link"
          onFollow={() => track('upgrade_click', { country, place: 'banner' })}
        >
          Upgrade
        </PlansLink>
      }
    >
      {banner.remaining === 0
        ? `You have used all ${limit} free invoices.`
        : `${banner.remaining} of ${limit} free invoices remaining.`}
    </Banner>
  );
}

// @covers invoices-2.13 invoices-2.27 invoices-4.17
