import { Link } from '@remix-run/react';
import type { Allowance } from '#app/domain/billing/allowance.ts';
import { remainingBanner } from '#app/domain/billing/allowance.ts';
import type { RenewingPlan } from '#app/domain/billing/subscription.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { track } from '#app/features/analytics-and-consent/public.ts';
import { billingTexts } from '#app/features/billing/texts.ts';
import { PlansLink } from '#app/frames/platform/plans-link.tsx';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { fill } from '#app/i18n/fill.ts';
import { Banner } from '#app/ui/messages/banner.tsx';
import { planStateText, SecondPlanNotice } from './plan-notices.tsx';

/** The number of free invoices left; urgent from one, hidden for paid plans. */
function RemainingBanner({ allowance, country }: { allowance: Allowance; country: CountryCode }) {
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

type PlanBannerProps = {
  allowance: Allowance;
  /** All plans that renew. */
  renewing: readonly RenewingPlan[];
  country: CountryCode;
};

/** The plan notice above the invoice list: a failed payment, two paid plans, or the number of free invoices left. */
export function PlanBanner({ allowance, renewing, country }: PlanBannerProps) {
  const { settings } = usePaths(country);
  const link = (
    <Link to={settings} className="thumb-link">
      {billingTexts.settings}
    </Link>
  );
  return (
    <>
      {allowance.state === 'past_due' && (
        <Banner tone="danger" action={link}>
          {planStateText({ allowance, isUnpaid: true }, null)}
        </Banner>
      )}
      <SecondPlanNotice renewing={renewing} action={link} />
      <RemainingBanner allowance={allowance} country={country} />
    </>
  );
}
