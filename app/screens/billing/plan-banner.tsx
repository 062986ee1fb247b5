import { Link } from '@remix-run/react';
import type { Allowance } from '#app/domain/billing/allowance.ts';
import type { RenewingPlan } from '#app/domain/billing/subscription.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { usePaths } from '../platform/use-paths.ts';
import { RemainingBanner } from './remaining-banner.tsx';
import { SecondPlanNotice } from './second-plan-notice.tsx';

type PlanBannerProps = {
  allowance: Allowance;
  /** All that renews; a page that this device keeps from before may not know it. */
  renewing?: readonly RenewingPlan[];
  country: CountryCode;
};

/** What the list says of the plan: that two are paid, how many free invoices remain. */
export function PlanBanner({ allowance, renewing = [], country }: PlanBannerProps) {
  const { settings } = usePaths(country);
  return (
    <>
      <SecondPlanNotice
        renewing={renewing}
        action={
          <Link to={settings} className="thumb-link">
            Settings
          </Link>
        }
      />
      <RemainingBanner allowance={allowance} country={country} />
    </>
  );
}
