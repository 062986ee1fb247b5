import type { Allowance } from '#app/domain/billing/allowance.ts';
import { remainingBanner } from '#app/domain/billing/remaining-banner.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { track } from '#app/features/analytics-and-consent/public.ts';
import { billingTexts } from '#app/features/billing/texts/billing.ts';
import { fill } from '#app/i18n/fill.ts';
import { Banner } from '#app/ui/messages/banner.tsx';
import { PlansLink } from './plans-link.tsx';

/** The number of free invoices left; urgent from one, hidden for paid plans. */
export function RemainingBanner({
  allowance,
  country,
}: {
  allowance: Allowance;
  country: CountryCode;
}) {
  const banner = remainingBanner(allowance);
  const { limit } = allowance;
  if (!banner || limit === null) return null;
  return (
    <Banner
      tone={banner.isUrgent ? 'warn' : 'info'}
      action={
        <PlansLink
          country={country}
          className="thumb-link"
          onFollow={() => track('upgrade_click', { country, place: 'banner' })}
        >
          {billingTexts.remaining.upgrade}
        </PlansLink>
      }
    >
      {banner.remaining === 0
        ? fill(billingTexts.remaining.none, { limit })
        : fill(billingTexts.remaining.some, { remaining: banner.remaining, limit })}
    </Banner>
  );
}
