import type { PlanName } from '#app/domain/billing/plans.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { securityTexts } from '#app/features/account/texts/security.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { Banner } from '#app/ui/messages/banner.tsx';
import { type AccountNotice, noticeSentence } from '../words/account-notice.ts';

/** Says what its owner should know of an account, with the way to where it is settled. */
export function AccountNoticeBanner({
  notice,
  plan,
  country,
}: {
  notice: AccountNotice;
  /** What renews in the account that it is about. */
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

/** What is done about it in Settings, where the part about it has the notice's name as its id; a plan by support alone. */
function labelOf(notice: AccountNotice): string | null {
  return notice === 'address-lost' ? null : securityTexts.notices[notice];
}
