import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { collectEvents } from '#tests/support/counted-events.ts';
import { askedSettings } from '#tests/support/offline-page.ts';
import { openTab } from '#tests/support/open-tab.ts';
import { openScreen, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { openSettings } from '#tests/support/settings-page.ts';
import { field, typeInvoice } from '#tests/support/type-invoice.ts';

const failedRequest = [/Failed to load resource/];
const localKey = 'billwren_local_settings';
const formOf = (page: Page) => page.getByRole('form', { name: 'Settings' });
const input = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const save = (page: Page) => button(page, 'Save Settings').click();

const localSettings = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), localKey);

journey(
  'two of a guest’s tabs keep both their changes; closing a tab asks; an expired session leaves what was changed here',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: failedRequest });
    await openSettings(page, '/us/settings');
    await typeInvoice(page, {
      fields: { ...askedSettings, 'Business email': 'hello@wren.example' },
    });
    await save(page);
    await button(page, 'Not now').click();
    const other = await openTab(page);
    await openSettings(other, '/us/settings');
    await expect.poll(() => input(other, 'businessName').inputValue()).toBe('Wren Studio');
    await input(page, 'phone').fill('555 0101');
    await save(page);
    await button(page, 'Not now').click();
    await input(other, 'website').fill('https://two.example');
    await save(other);
    await button(other, 'Not now').click();
    expect(await localSettings(page)).toMatchObject({
      settings: {
        businessName: 'Wren Studio',
        postalCode: '10001',
        phone: '555 0101',
        website: 'https://two.example',
      },
    });
    await expect.poll(() => input(other, 'phone').inputValue()).toBe('555 0101');
    await other.close();

    await signUpOnPage(page);
    await openSettings(page, '/us/settings');
    await sees(page, 'Settings saved and synced to your account!');
    await input(page, 'phone').click();
    await input(page, 'phone').fill('555 0102');
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    // An event of the live channel would reload the page, as a guest's once the cookies are gone.
    await page.routeWebSocket(/\/api\/live/, () => undefined);
    await reloadScreen(page);
    expect(asked).toEqual(['beforeunload']);

    await input(page, 'phone').fill('555 0103');
    await page.context().clearCookies();
    await save(page);
    await sees(page, 'To save these settings across devices, please sign in.');
    const { settings: left, synced } = await localSettings(page);
    expect([left.phone, left.businessName, synced]).toEqual(['555 0103', '', false]);
  },
);

journey('by keyboard alone: settings are expanded, typed and saved', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: failedRequest });
  const analyticsEvents = await collectEvents(page);
  await signUpOnPage(page);
  await openSettings(page, '/au/settings');
  const summary = page.locator('summary', { hasText: 'Business Information' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await input(page, 'businessName').waitFor({ state: 'hidden' });
  await button(page, 'Save Settings').focus();
  await page.keyboard.press('Enter');
  // The invalid field is expanded and focused.
  await sees(page, 'Business name is required');
  await expect.poll(() => focusedName(page)).toBe('businessName');
  for (const text of ['Wren Works', null, '+61 2 5550 1000', '2000', '1 Nest Road']) {
    if (text !== null) await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // The page reloads its data after a save, here slowly.
  const held: (() => void)[] = [];
  await page.route('**/settings.data*', (route) => {
    if (route.request().method() === 'GET') held.push(() => route.continue());
    else return route.continue();
  });
  await button(page, 'Save Settings').focus();
  await page.keyboard.press('Enter');
  await sees(page, 'Settings updated successfully!');
  // The rejected save isn't counted.
  await expect.poll(() => analyticsEvents).toEqual([['event', 'update_settings', {}]]);

  // What is not saved yet survives a click elsewhere and a lost connection.
  await input(page, 'businessName').fill('Wren & Daughters');
  await page.getByRole('link', { name: 'Pricing' }).filter({ visible: true }).first().click();
  await sees(page, 'Leave without saving?', 'Your changes aren’t saved yet.');
  // The question stays when the data arrives.
  await expect.poll(() => held.length).toBe(1);
  const arrived = page.waitForResponse('**/settings.data*');
  for (const letGo of held) letGo();
  await arrived;
  await page.waitForLoadState('networkidle');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  // The browser believes that it is online.
  await page.route('**/*', (route) => route.abort());
  await save(page);
  await sees(page, 'We couldn’t save your settings.');
  await page.unroute('**/*');
  const saved = page.waitForResponse((response) => {
    return response.request().method() === 'POST' && response.url().includes('/au/settings');
  });
  await save(page);
  await saved;
  await reloadScreen(page);
  expect(await input(page, 'businessName').inputValue()).toBe('Wren & Daughters');
});

function focusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
}

/** Returns the ids of the open sections. */
const openSections = (page: Page) =>
  page
    .locator('.settings-part:has(> details[open])')
    .evaluateAll((sections) => sections.map(({ id }) => id));

journey(
  'on a phone, Settings opens the section that the seller comes from',
  async ({ openPage }) => {
    const page = await openPage('phone');
    await signUpOnPage(page);
    await openScreen(page, '/us/settings');
    expect(await openSections(page)).toEqual(['business']);

    await page.locator('#regional > details > summary').click();
    expect(await openSections(page)).toEqual(['regional']);
    await field(page, 'Language').selectOption({ label: 'French (Canada)' });
    await page.locator('html[lang=fr-CA]').waitFor();
    await expect.poll(() => openSections(page)).toEqual(['regional']);
    expect(await field(page, 'Langue').inputValue()).toBe('fr-CA');
    await reloadScreen(page);
    await expect.poll(() => openSections(page)).toEqual(['regional']);

    // A closed section is no longer in the address.
    await page.locator('#regional > details > summary').click();
    await expect.poll(() => new URL(page.url()).hash).toBe('');

    await openScreen(page, '/us/settings?portal=returned');
    expect(await openSections(page)).toEqual(['subscription']);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(await openSections(page)).toEqual(['subscription']);
  },
);

journey(
  'a seller turns the calendar on, replaces its address, and turns it off',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: failedRequest });
    await signUpOnPage(page);
    await openSettings(page, '/us/settings');
    await sees(page, 'The calendar feed is off.');
    const dialog = page.getByRole('dialog', { name: 'Due-date calendar' });
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
    const address = () => dialog.getByRole('textbox', { name: 'Address' }).inputValue();
    const answer = (title: string, name: string) =>
      page
        .getByRole('alertdialog', { name: title })
        .getByRole('button', { name, exact: true })
        .click();
    await button(page, 'Set up calendar').click();
    await press('Turn on');
    await sees(page, 'Your calendar address is ready.', 'The calendar feed is on.');
    const first = await address();
    expect((await fetch(first)).status).toBe(200);

    await press('Replace address');
    await answer('Replace the address?', 'Cancel');
    expect(await address()).toBe(first);
    await press('Replace address');
    await answer('Replace the address?', 'Replace address');
    await sees(page, 'Address replaced. The old one no longer works.');
    const second = await address();
    expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
    await press('Turn off');
    await answer('Turn off the calendar feed?', 'Turn off');
    await sees(page, 'Calendar feed turned off.', 'The calendar feed is off.');
  },
);
