import { Link } from '@remix-run/react';
import type { Allowance } from '#app/domain/billing/allowance.ts';
import type { RenewingPlan } from '#app/domain/billing/subscription.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { billingTexts } from '#app/features/billing/texts/billing.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { Banner } from '#app/ui/messages/banner.tsx';
import { planStateText } from './plan-state-text.ts';
import { RemainingBanner } from './remaining-banner.tsx';
import { SecondPlanNotice } from './second-plan-notice.tsx';

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
