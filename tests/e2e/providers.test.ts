import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { collectEvents } from '#tests/support/counted-events.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { createTestUser, type ProviderUser } from '#tests/support/provider-visit.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { sessionCookie } from '#tests/support/session-on-page.ts';
import { openSections } from '#tests/support/settings-page.ts';
import { plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

// Against a real OpenID provider on 127.0.0.1, which is a different site than localhost, like
// Google and Apple.

const { fakesOrigin } = inject('product');

describe.each([
  { provider: 'google', name: 'Google', size: 'phone' },
  { provider: 'apple', name: 'Apple', size: 'desktop' },
] as const)('with $name on a $size', ({ provider, name, size }) => {
  const button = `Continue with ${name}`;
  journey(
    'a new account is created from the auth page, and recognized the next time',
    async ({ openPage }) => {
      const person = createTestUser();
      const page = await openPage(size);
      const analyticsEvents = await collectEvents(page);
      await openScreen(page, '/uk/auth?tab=sign-up');
      await page.getByRole('link', { name: button }).click();
      await passProvider(page, person);
      // The country of the visit, whatever the auth page's path.
      await page.waitForURL(/\/us\/pricing$/);
      await sees(page, 'Account created! You can start creating invoices.');
      await expectSession(page);
      await expect
        .poll(() => analyticsEvents)
        .toContainEqual(['event', 'sign_up', { method: provider }]);

      const again = await openPage(size);
      const handedAgain = await collectEvents(again);
      await openScreen(again, '/uk/auth?tab=sign-up&redirectTo=%2Fuk%2Fsettings');
      await again.getByRole('link', { name: button }).click();
      await passProvider(again, person);
      await again.waitForURL(/\/uk\/settings$/);
      await sees(again, 'Welcome back!');
      await openSections(again);
      await sees(again, person.email);
      const login = ['event', 'login', { method: provider }];
      await expect.poll(() => handedAgain).toEqual([login]);
    },
  );

  // Both share the same flow: a normal run covers it with one provider, the soak with both.
  journey.runIf(isFullStrain || provider === 'google')(
    'an unsaved invoice is saved automatically after signing in from the dialog',
    async ({ openPage }) => {
      const page = await openPage(size);
      await openScreen(page, '/us/create-invoice');
      await typeInvoice(page, plainInvoice);
      await page.getByRole('button', { name: 'Save Invoice' }).filter({ visible: true }).click();
      const dialog = page.getByRole('dialog');
      await sees(dialog, 'Please sign in to save your invoice');
      await dialog.getByRole('link', { name: button }).click();
      await passProvider(page, createTestUser());
      await page.waitForURL(/\/us\/invoices/);
      await sees(page, 'Invoice saved to your account!');
      expect(await listedNumbers(page, 1)).toEqual([expect.stringContaining('INV-001')]);
    },
  );
});

/** Signs in as a user on the provider's own page. */
async function passProvider(page: Page, { email, subject = '' }: ProviderUser) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel(/^Subject/).fill(subject);
  expect(new URL(page.url()).origin).toBe(fakesOrigin);
  await page.getByRole('button', { name: 'Continue to Billwren' }).click();
}

async function expectSession(page: Page) {
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === sessionCookie);
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  const days = ((session?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(Math.round(days)).toBe(30);
  expect(cookies.filter(({ name }) => name.endsWith('-attempt'))).toEqual([]);
}
