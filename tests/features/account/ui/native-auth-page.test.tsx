import { expect, test } from 'vitest';
import type { OfferedProvider } from '#app/domain/account/sign-in.ts';
import { NativeAuthPage } from '#app/features/account/ui/native-auth-page.tsx';
import { EnterCode } from '#app/features/account/ui/sign-in-code.tsx';
import { AppStoreNotice } from '#app/features/billing/ui/app-store-notice.tsx';
import { PlatformProvider } from '#app/frames/platform/platform.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';

// The product's name is configurable.
const root = { product: { productName: 'Wagtail' } };
const pageWith = (providers: readonly OfferedProvider[]) => (
  <NativeAuthPage
    country="us"
    mode="sign-in"
    redirectTo={null}
    providers={providers}
    answer={null}
  />
);

test('the native auth screen and Apple’s instructions use the configured name', async () => {
  const html = await renderScreen(pageWith([]), { path: '/app/ios/auth', root });
  expect(html).toContain('New to Wagtail?');
  const steps = await renderScreen(<AppStoreNotice />, { root });
  expect(steps).toContain('Tap Subscriptions and choose Wagtail.');
});

test('the app offers Apple with a button for its sheet, and nothing if it has no keys', async () => {
  const offered = await renderScreen(pageWith(['apple-app']), { path: '/app/ios/auth', root });
  expect(offered).toMatch(/<button[^>]*>.*Continue with Apple<\/button>/);
  expect(offered).not.toContain('/oauth/apple');
  expect(offered).toContain('New here? We&#x27;ll create an account for you.');
  const none = await renderScreen(pageWith([]), { path: '/app/ios/auth', root });
  expect(none).not.toMatch(/Apple|Google/);
});

test.each([
  ['native', 'It works for 10 minutes and only in this app.'],
  ['web', 'It works for 10 minutes and only in this browser.'],
] as const)('a code names where it works: %s', async (platform, sentence) => {
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
