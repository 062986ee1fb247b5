import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addDays, dayInTimeZone } from '#app/domain/dates.ts';
import { sendOnAuthPage } from '#tests/support/auth-page.ts';
import { journey } from '#tests/support/browser.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { saveAsGuest } from '#tests/support/save-as-guest.ts';
import {
  openScreen,
  readTerms,
  reloadScreen,
  sees,
  waitUntilAlive,
} from '#tests/support/screen.ts';
import { signInByDialog, signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, itemOf, typeInvoice } from '#tests/support/type-invoice.ts';

const formPath = '/us/create-invoice';

journey('the very first page begins with the visitor’s own day', async ({ openPage }) => {
  const timezoneId = otherDayZone();
  const page = await openPage('phone', { timezoneId });
  await openScreen(page, formPath);
  await expectToday(page, timezoneId);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // From now on the server knows the time zone.
  await reloadScreen(page);
  await expectToday(page, timezoneId);
});

journey('a day typed while the page was loading stays', async ({ openPage }) => {
  const timezoneId = otherDayZone();
  const page = await openPage('desktop', { timezoneId });
  await openBeforeScripts(page, formPath, async () => {
    await field(page, 'Invoice date').fill('2026-02-03');
  });
  const ownDay = dayInTimeZone(Date.now(), timezoneId);
  await expect.poll(() => field(page, 'Due date').inputValue()).toBe(addDays(ownDay, 30));
  expect(await field(page, 'Invoice date').inputValue()).toBe('2026-02-03');
});

journey('what is picked while the page is loading stays picked', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpOnPage(page);
  await openScreen(page, formPath);
  await typeInvoice(page, { items: [{ Description: 'Design work', Price: '100' }] });
  await itemOf(page, 1).getByRole('button', { name: 'Save as product' }).click();
  await sees(page, 'Product saved successfully!');
  await page.evaluate(() => localStorage.clear());

  await openBeforeScripts(page, formPath, async () => {
    await field(page, 'Currency').selectOption('EUR');
    await field(itemOf(page, 1), 'Saved item').selectOption({ label: 'Design work' });
    await page.getByText('Dense, for long lists').click();
  });
  await expect.poll(() => readTerms(page)).toMatchObject({ Total: '€100.00' });
  expect(await field(page, 'Currency').inputValue()).toBe('EUR');
  expect(await field(itemOf(page, 1), 'Description').inputValue()).toBe('Design work');
  expect(await field(itemOf(page, 1), 'Saved item').inputValue()).toBe('');
  expect(await page.getByRole('radio', { name: /^Compact/ }).isChecked()).toBe(true);
});

journey(
  'a guest’s waiting save whose answer got lost is still the guest’s after a reload',
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
    await sees(page, 'Its number was already in use, so it was saved as INV-008.');
    expect(await listedNumbers(page, 2)).toEqual(['INV-008', 'INV-007']);
  },
);

journey(
  'a guest’s waiting save whose answer got lost makes one invoice, however often it is tried',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: [/Failed to load resource/] });
    const account = await saveAsGuest(page, []);
    await sees(page, 'Please sign in to save your invoice');
    // Signs in on the page, not in the dialog: the draft is taken over when the form opens again.
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

journey(
  'a guest’s draft that was taken over keeps what is typed after it',
  async ({ openPage }) => {
    const page = await openPage('phone');
    await openScreen(page, formPath);
    await field(page, 'Client name').fill('Finch & Sons');
    await signUpOnPage(page);
    await reloadScreen(page);
    await sees(page, 'Your invoice data has been restored!');
    await field(page, 'Client name').fill('Heron Ltd');
    await reloadScreen(page);
    await expect.poll(() => field(page, 'Client name').inputValue()).toBe('Heron Ltd');
  },
);

/** A time zone in which it is another day than in UTC, at this hour. */
function otherDayZone(): string {
  return new Date().getUTCHours() >= 10 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago';
}

async function expectToday(page: Page, timezoneId: string) {
  const today = dayInTimeZone(Date.now(), timezoneId);
  expect(today).not.toBe(dayInTimeZone(Date.now(), 'UTC'));
  await expect.poll(() => field(page, 'Invoice date').inputValue()).toBe(today);
  expect(await field(page, 'Due date').inputValue()).toBe(addDays(today, 30));
}

/** Opens a page whose scripts come late; `meanwhile` is what its visitor does before. */
async function openBeforeScripts(page: Page, path: string, meanwhile: () => Promise<void>) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  const scripts = /\/assets\/.*\.js/;
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await meanwhile();
  release();
  await waitUntilAlive(page);
  await page.unroute(scripts);
}

// @covers decisions-4.7
