import { expect, it } from 'vitest';
import { AccountNoticeBanner } from '#app/features/account/ui/account-notice.tsx';
import { type AccountNotice, noticeOf } from '#app/features/account/words/account-messages.ts';
import { PlatformProvider } from '#app/frames/platform/platform.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';

const user = {
  email: 'a@example.com',
  emailVerifiedAt: 1,
  formerEmail: null,
  claimDeclinedAt: null,
  paymentCheckSince: null,
};
const none = { id: null, plan: null };

it.each([
  [{}, none, true, null],
  [{}, { id: 'e', plan: 'Pro' }, true, 'earlier-account'],
  [{}, { id: null, plan: 'Pro' }, true, 'earlier-plan'],
  [{ claimDeclinedAt: 2 }, { id: null, plan: 'Pro' }, true, null],
  [{ paymentCheckSince: 2 }, none, true, 'payment-check'],
  [{ email: null, formerEmail: 'a@example.com' }, none, true, 'address-lost'],
  [{ emailVerifiedAt: null }, none, true, 'unconfirmed'],
  // Without invoices there is nothing to keep.
  [{ emailVerifiedAt: null }, none, false, null],
] as const)('the notice for %o with %o, with invoices: %s, is %s', (over, earlier, has, notice) => {
  expect(noticeOf({ ...user, ...over }, earlier, has)).toBe(notice);
});

async function actionOf(notice: AccountNotice, platform: 'web' | 'native'): Promise<string | null> {
  const html = await renderScreen(
    <PlatformProvider value={platform}>
      <AccountNoticeBanner notice={notice} plan="Pro" country="uk" />
    </PlatformProvider>,
  );
  const [, path, words] = /<a[^>]* href="([^"]*)"[^>]*>([^<]*)</.exec(html) ?? [];
  return path === undefined ? null : `${words}: ${path}`;
}

it.each([
  ['earlier-account', 'Move them here: /uk/settings#earlier-account'],
  ['earlier-plan', 'Contact support: /uk/contact'],
  ['payment-check', 'Check details: /uk/settings#payment-check'],
  ['address-lost', null],
  ['unconfirmed', 'Confirm address: /uk/settings#unconfirmed'],
] as const)('the notice %s links to where it is resolved', async (notice, action) => {
  expect(await actionOf(notice, 'web')).toBe(action);
  expect(await actionOf(notice, 'native')).toBe(
    action?.replace('/uk/settings', '/app/ios/settings') ?? null,
  );
});
