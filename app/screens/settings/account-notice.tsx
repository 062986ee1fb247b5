import { LinkButton } from '#app/components/buttons/link-button.tsx';
import { Banner } from '#app/components/messages/banner.tsx';
import { type AccountNotice, noticeSentence } from '#app/domain/account/account-notice.ts';

/** What is done about it in Settings, where the part about it has the notice's name as its id. */
const labels = {
  'earlier-account': 'Bring them here',
  'earlier-plan': null,
  'payment-check': 'Check them',
  'address-lost': null,
  unconfirmed: 'Confirm it',
} satisfies Record<AccountNotice, string | null>;

/** Says what its owner should know of an account, with the way to Settings where it is settled there. */
export function AccountNoticeBanner({
  notice,
  plan,
  settingsPath,
}: {
  notice: AccountNotice;
  /** What renews in the account that it is about. */
  plan: string | null;
  settingsPath: string;
}) {
  const label = labels[notice];
  return (
    <Banner
      tone={notice === 'unconfirmed' ? 'info' : 'warn'}
      action={
        label && (
          <LinkButton to={`${settingsPath}#${notice}`} variant="secondary" size="small">
            {label}
          </LinkButton>
        )
      }
    >
      {noticeSentence(notice, plan)}
    </Banner>
  );
}
