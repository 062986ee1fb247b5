import { expect, test } from 'vitest';
import { NativeAuthPage } from '#app/screens/account/native-auth-page.tsx';
import { AppStoreNotice } from '#app/screens/billing/app-store-notice.tsx';
import { renderScreen } from '#tests/support/render-screen.tsx';

// The product's name is configuration (`decisions.md`, Name and operator).
const root = { product: { productName: 'Wagtail' } };
const page = <NativeAuthPage country="us" mode="sign-in" redirectTo={null} answer={null} />;

test('the native auth screen and Apple’s steps say the configured name', async () => {
  const html = await renderScreen(page, { path: '/app/ios/auth', root });
  expect(html).toContain('New to Wagtail?');
  const steps = await renderScreen(<AppStoreNotice />, { root });
  expect(steps).toContain('Tap Subscriptions and choose Wagtail.');
});
