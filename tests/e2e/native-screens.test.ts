import type { Page } from 'playwright-core';
import { welcomeSeenKey } from '#app/domain/navigation/welcome.ts';
import { type Appearance, checkScreens, type Screen } from '#tests/support/barriers.ts';
import { journey } from '#tests/support/browser.ts';
import { nativeVisit } from '#tests/support/native-app.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { openSections } from '#tests/support/settings-page.ts';
import { installStoreApp } from '#tests/support/store-app.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

const shell = { ...nativeVisit, reducedMotion: 'reduce' } as const;
// The native app's own dark colors; the soak covers both color schemes.
const look: Appearance = { size: 'phone', schemes: isFullStrain ? ['dark', 'light'] : ['dark'] };

const guestScreens: Screen[] = [
  { path: '/app/ios/home', heading: 'No invoices yet' },
  { path: '/app/ios/settings', heading: 'Settings' },
  { path: '/app/ios/auth', heading: 'Sign In' },
  { path: '/us/contact', heading: 'Contact Support' },
];

const sellerScreens: Screen[] = [
  { path: '/app/ios/invoices', heading: 'Invoices' },
  { path: '/app/ios/invoices', heading: 'Invoices', prepare: openMenu },
  { path: '/app/ios/create', heading: 'Create Invoice' },
  { path: '/app/ios/settings', heading: 'Settings', prepare: openPaywall },
];

journey(
  'native screens are accessible, light or dark, and no wider than 360 pixels',
  async ({ openPage }) => {
    const page = await openPage('phone', shell);
    await installStoreApp(page);
    await page.addInitScript((key) => {
      // A page without an origin has no storage.
      if (location.origin !== 'null') localStorage.setItem(key, 'true');
    }, welcomeSeenKey);
    await checkScreens(page, guestScreens, look);
    const id = await saveInvoice(await signUpOnPage(page));
    const invoicePages = ['view-invoice', 'invoice'].map((name) => ({
      path: `/${name}/${id}`,
      heading: /./,
    }));
    await checkScreens(page, sellerScreens.concat(invoicePages), look);
  },
);

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
}

async function openPaywall(page: Page) {
  await openSections(page);
  await page.getByRole('button', { name: 'Upgrade' }).click();
  await page.getByRole('dialog', { name: 'Unlock Premium' }).getByRole('radio').first().waitFor();
}
