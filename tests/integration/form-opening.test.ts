import { expect } from 'vitest';
import { sendOnAuthPage } from '#tests/support/auth-page.ts';
import { walk } from '#tests/support/journey.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { saveAsGuest } from '#tests/support/save-as-guest.ts';
import { openScreen, reloadScreen, sees } from '#tests/support/screen.ts';
import { signInByDialog, signUpOnPage } from '#tests/support/session-on-page.ts';
import { field } from '#tests/support/type-invoice.ts';

const formPath = '/us/create-invoice';

walk(
  'a guest’s pending save with a lost response is still the guest’s after a reload',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: [/Failed to load resource/] });
    const account = await saveAsGuest(page, ['INV-007'], 'INV-007');
    await sees(page, 'Please sign in to save your invoice');
    await page.route('**/create-invoice.data*', (route) =>
      route.request().headers()['content-type'] === 'application/json'
        ? route.abort()
        : route.fallback(),
    );
    await signInByDialog(page, account);
    await sees(page, 'Failed to save invoice');

    await page.unroute('**/create-invoice.data*');
    await reloadScreen(page);
    await sees(page, 'Invoice saved to your account!');
    await sees(page, 'The number was already in use, so we used INV-008 instead.');
    expect(await listedNumbers(page, 2)).toEqual(['INV-008', 'INV-007']);
  },
);

walk(
  'a guest’s pending save with a lost response creates one invoice, however often it is retried',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: [/Failed to load resource/] });
    const account = await saveAsGuest(page, []);
    await sees(page, 'Please sign in to save your invoice');
    // Signs in on the page, not in the dialog: the draft is imported when the form opens again.
    await openScreen(page, '/us/auth');
    await page.route('**/create-invoice.data*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await sendOnAuthPage(page, 'Sign in', account);
    await sees(page, 'Failed to save invoice');

    await page.unroute('**/create-invoice.data*');
    await reloadScreen(page);
    await sees(page, 'Invoice saved to your account!');
    expect(await listedNumbers(page, 1)).toEqual(['INV-001']);
  },
);

walk('a guest’s imported draft keeps what is typed after it', async ({ openPage }) => {
  const page = await openPage('phone');
  await openScreen(page, formPath);
  await field(page, 'Client name').fill('Finch & Sons');
  await signUpOnPage(page);
  await reloadScreen(page);
  await sees(page, 'Your invoice data has been restored!');
  await field(page, 'Client name').fill('Heron Ltd');
  await reloadScreen(page);
  await expect.poll(() => field(page, 'Client name').inputValue()).toBe('Heron Ltd');
});
