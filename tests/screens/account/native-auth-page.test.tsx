import { expect, test } from 'vitest';
import { NativeAuthPage } from '#app/screens/account/native-auth-page.tsx';
import { EnterCode } from '#app/screens/account/sign-in-code.tsx';
import { AppStoreNotice } from '#app/screens/billing/app-store-notice.tsx';
import { PlatformProvider } from '#app/screens/platform/platform.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';

// The product's name is configuration.
const root = { product: { productName: 'Wagtail' } };
const page = <NativeAuthPage country="us" mode="sign-in" redirectTo={null} answer={null} />;

test('the native auth screen and Apple’s steps say the configured name', async () => {
  const html = await renderScreen(page, { path: '/app/ios/auth', root });
  expect(html).toContain('New to Wagtail?');
  const steps = await renderScreen(<AppStoreNotice />, { root });
  expect(steps).toContain('Tap Subscriptions and choose Wagtail.');
});

test.each([
  ['native', 'They work for 10 minutes, in this app.'],
  ['web', 'They work for 10 minutes, in this browser.'],
] as const)('a code says where it works: %s', async (platform, sentence) => {
  const html = await renderScreen(
    <PlatformProvider value={platform}>
      <EnterCode
        sent={{ email: 'me@example.com', newCodeAt: 0 }}
        onNewCode={() => true}
        onOtherEmail={() => undefined}
        submit={() => new Promise(() => undefined)}
        onSignedIn={() => undefined}
      />
    </PlatformProvider>,
  );
  expect(html).toContain(sentence);
});
