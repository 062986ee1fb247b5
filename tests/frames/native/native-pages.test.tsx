import { expect, test } from 'vitest';
import { BurgerMenu, isTabPage, nativeTitleOf } from '#app/frames/native/bars.tsx';
import { PaywallProvider } from '#app/frames/platform/plans-link.tsx';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

const menu = <BurgerMenu country="ca" isSignedIn />;

test('the menu has Logout, and Subscription opens the paywall', async () => {
  const html = await renderScreen(
    <PaywallProvider value={() => undefined}>{menu}</PaywallProvider>,
  );
  expect(textsOf(html, 'form')).toEqual(['Logout']);
  expect(textsOf(html, 'button')).toContain('Subscription');
});

test('without a paywall, Subscription links to Settings, which have it too', async () => {
  expect(await renderScreen(menu)).toMatch(/href="\/app\/ios\/settings"[^>]*>.*?Subscription/);
});

test.each([
  ['/app/ios/home', '', 'Home', true],
  ['/app/ios/create', '', 'Create Invoice', false],
  ['/app/ios/create', '?clone=1', 'Create Invoice', false],
  ['/app/ios/create', '?edit=1', 'Edit Invoice', false],
  ['/app/ios/auth', '', '', false],
  ['/view-invoice/1', '', 'Invoice Details', false],
  ['/uk/invoices', '', 'Invoices', false],
])('%s%s is "%s", a tab: %s', (path, search, title, hasTabs) => {
  expect([nativeTitleOf(path, search), isTabPage(path)]).toEqual([title, hasTabs]);
});
