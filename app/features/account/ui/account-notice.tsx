import type { PlanName } from '#app/domain/billing/plans.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { securityTexts } from '#app/features/account/texts.ts';
import {
  type AccountNotice,
  noticeSentence,
} from '#app/features/account/words/account-messages.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { LinkButton } from '#app/ui/buttons/button.tsx';
import { Banner } from '#app/ui/messages/banner.tsx';

/** Shows a notice about the account, with a link to the place that resolves it. */
export function AccountNoticeBanner({
  notice,
  plan,
  country,
}: {
  notice: AccountNotice;
  /** The plan that renews in the account that the notice is about. */
  plan: PlanName | null;
  country: CountryCode;
}) {
  const { settings } = usePaths(country);
  const label = labelOf(notice);
  const to = notice === 'earlier-plan' ? `/${country}/contact` : `${settings}#${notice}`;
  return (
    <Banner
      tone={notice === 'unconfirmed' ? 'info' : 'warn'}
      action={
        label && (
          <LinkButton to={to} variant="secondary" size="small">
            {label}
          </LinkButton>
        )
      }
    >
      {noticeSentence(notice, plan)}
    </Banner>
  );
}

/** The label of the link to the section of Settings whose id is the notice's name, or to support for a plan. */
function labelOf(notice: AccountNotice): string | null {
  return notice === 'address-lost' ? null : securityTexts.notices[notice];
}
