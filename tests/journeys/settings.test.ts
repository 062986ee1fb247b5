import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import type { SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { journey, type ScreenSize } from '#tests/support/browser.ts';
import { collectEvents } from '#tests/support/counted-events.ts';
import { letRequestsFail } from '#tests/support/dead-network.ts';
import { fullSettings } from '#tests/support/full-settings.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { downloadBy, openScreen, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, itemOf } from '#tests/support/type-invoice.ts';
import { newAccount } from '#tests/support/visitor.ts';

const failedRequest = [/Failed to load resource/];
const localKey = 'billwren_local_settings';
const sizes = ['phone', 'desktop'] as const satisfies ScreenSize[];

const formOf = (page: Page) => page.getByRole('form', { name: 'Settings' });
const input = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const save = (page: Page) => button(page, 'Save Settings').click();

/** Types settings field by field, the switch and a link as a person does. */
async function typeSettings(page: Page, settings: SettingsDraft) {
  const { country, template, acceptCardPayments, otherPaymentLinks, ...texts } = settings;
  const form = formOf(page);
  if (acceptCardPayments) await form.getByLabel('Accept card payments').check();
  await form.locator(`label:has([name="template"][value="${template}"])`).click();
  for (const [at, link] of otherPaymentLinks.entries()) {
    await button(page, 'Add Link').click();
    await input(page, `otherPaymentLinks.${at}.name`).fill(link.name);
    await input(page, `otherPaymentLinks.${at}.url`).fill(link.url);
  }
  for (const [name, text] of Object.entries(texts)) {
    if ((await input(page, name).count()) > 0) await input(page, name).fill(text);
  }
}

/** What stands in the text fields of the form. */
async function readSettings(page: Page, settings: SettingsDraft) {
  const texts = Object.entries(settings).filter(([, value]) => typeof value === 'string');
  const read: Record<string, string> = {};
  for (const [name] of texts) {
    const one = input(page, name);
    if (name !== 'country' && name !== 'template' && (await one.count()) > 0) {
      read[name] = await one.inputValue();
    }
  }
  return read;
}

const shownTexts = (settings: SettingsDraft, read: Record<string, string>) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => name in read));

const localSettings = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), localKey);

journey.for(sizes)(
  'a guest’s settings stay in the browser until an account has them (%s)',
  async (size, { openPage }) => {
    const page = await openPage(size, { expected: failedRequest });
    const settings = fullSettings('us');
    await openScreen(page, '/us/settings');
    await typeSettings(page, { ...settings, postalCode: '1234', phone: 'call me' });
    await input(page, 'otherPaymentLinks.0.url').fill('http://wise.com/pay');
    await save(page);
    await sees(
      page,
      'Please fix postal code format',
      'USA postal code format: 12345 or 12345-1234',
      'Payment link "Wise" must use HTTPS',
      'Phone can only have digits, spaces and + ( ) -',
    );
    await expect.poll(() => focusedName(page)).toBe('postalCode');
    expect(await localSettings(page)).toBeNull();

    await typeSettings(page, { ...settings, otherPaymentLinks: [] });
    await input(page, 'otherPaymentLinks.0.url').fill('https://wise.com/pay/wren');
    await save(page);
    const prompt = page.getByRole('dialog', { name: 'Sign in to save settings' });
    await sees(prompt, 'To save these settings across devices, please sign in.');
    expect(await localSettings(page)).toMatchObject({ settings, synced: false });
    await button(page, 'Not now').click();

    await openScreen(page, '/us/create-invoice');
    expect(await field(page, 'Business name').inputValue()).toBe('Wren Works');
    expect(await field(page, 'Invoice number').inputValue()).toBe('WREN-042');
    expect(await field(page, 'Routing Number').inputValue()).toBe('110000000');

    await openScreen(page, '/us/settings');
    await expect.poll(() => input(page, 'businessName').inputValue()).toBe('Wren Works');
    await save(page);
    await prompt.getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('**/us/auth?redirectTo=/us/settings');
    const { email, password } = newAccount();
    await page.getByRole('tab', { name: 'Create account' }).click();
    await field(page.getByRole('tabpanel'), 'Email').fill(email);
    await field(page.getByRole('tabpanel'), 'Password').fill(password);
    await button(page, 'Create free account').click();
    await page.waitForURL('**/us/settings');
    await sees(page, 'Settings saved and synced to your account!');
    expect(await localSettings(page)).toMatchObject({ synced: true });
    await reloadScreen(page);
    const read = await readSettings(page, settings);
    expect(read).toEqual(shownTexts(settings, read));
    expect(Object.keys(read)).toContain('checkMailingAddress');

    await button(page, 'Sign Out').click();
    await sees(page, 'Signed out successfully');
    await expect.poll(() => localSettings(page)).toBeNull();
  },
);

journey.for(sizes)(
  'an account that has other settings decides; what is typed survives a dead network; Cancel undoes (%s)',
  async (size, { openPage }) => {
    const page = await openPage(size, { expected: failedRequest });
    await openScreen(page, '/uk/settings');
    await typeSettings(page, { ...fullSettings('uk'), otherPaymentLinks: [] });
    await save(page);
    await page.getByRole('dialog').waitFor();
    await signUpOnPage(page);
    // The new account takes them over, whichever page comes first.
    await openScreen(page, '/us/pricing');
    await sees(page, 'Settings saved and synced to your account!');
    expect(await localSettings(page)).toMatchObject({ synced: true });
    await openScreen(page, '/uk/settings');
    expect(await input(page, 'iban').inputValue()).toBe(fullSettings('uk').iban);

    await page.evaluate(
      ([key = '']) => {
        const kept = JSON.parse(localStorage.getItem(key) ?? 'null');
        kept.synced = false;
        kept.settings.phone = '555';
        localStorage.setItem(key, JSON.stringify(kept));
      },
      [localKey],
    );
    await openScreen(page, '/us/settings');
    await sees(page, /This browser kept settings that differ from those of your account/);
    // No other country's page shows all that was typed.
    await page.waitForURL('**/uk/settings');
    expect(await input(page, 'phone').inputValue()).toBe('555');
    await button(page, 'Cancel').click();
    expect(await input(page, 'phone').inputValue()).toBe(fullSettings('uk').phone);
    expect(await localSettings(page)).toMatchObject({ synced: true });

    await input(page, 'businessName').fill('Wren & Daughters');
    await page.getByRole('link', { name: 'Pricing' }).filter({ visible: true }).first().click();
    await sees(page, 'Leave without saving?', 'What you changed here is not saved yet.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await letRequestsFail(page, true);
    await save(page);
    await sees(page, 'Your settings could not be saved.');
    expect(await input(page, 'businessName').inputValue()).toBe('Wren & Daughters');
    await letRequestsFail(page, false);
    await save(page);
    await sees(page, 'Settings updated successfully!');
    await page.locator('button[data-saved]').waitFor();
    await page.locator('button[data-saved]').waitFor({ state: 'detached', timeout: 4000 });
    await reloadScreen(page);
    expect(await input(page, 'businessName').inputValue()).toBe('Wren & Daughters');
  },
);

journey(
  'two tabs of a guest keep the changes of both; a closing tab asks; a session that ended leaves what was changed here',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: failedRequest });
    const settings = { ...fullSettings('us'), otherPaymentLinks: [] };
    await openScreen(page, '/us/settings');
    await typeSettings(page, settings);
    await save(page);
    await button(page, 'Not now').click();
    const other = await page.context().newPage();
    await openScreen(other, '/us/settings');
    await expect.poll(() => input(other, 'businessName').inputValue()).toBe('Wren Works');
    await input(page, 'phone').fill('555 0101');
    await save(page);
    await button(page, 'Not now').click();
    await input(other, 'website').fill('https://two.example');
    await save(other);
    await button(other, 'Not now').click();
    const kept = { phone: '555 0101', website: 'https://two.example', iban: '' };
    expect(await localSettings(page)).toMatchObject({ settings: { ...settings, ...kept } });
    expect(await input(other, 'phone').inputValue()).toBe('555 0101');
    await other.close();

    await signUpOnPage(page);
    await openScreen(page, '/us/settings');
    await sees(page, 'Settings saved and synced to your account!');
    await input(page, 'phone').click();
    await input(page, 'phone').fill('555 0102');
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await reloadScreen(page);
    expect(asked).toEqual(['beforeunload']);

    await input(page, 'phone').fill('555 0103');
    await page.context().clearCookies();
    await save(page);
    await sees(page, 'To save these settings across devices, please sign in.');
    const { settings: left, synced } = await localSettings(page);
    expect([left.phone, left.bankName, left.businessName, synced]).toEqual([
      ...['555 0103', '', ''],
      false,
    ]);
  },
);

journey('by keyboard alone: settings are folded, typed and saved', async ({ openPage }) => {
  const page = await openPage('desktop');
  const handed = await collectEvents(page);
  await signUpOnPage(page);
  await openScreen(page, '/au/settings');
  const summary = page.locator('summary', { hasText: 'Business Information' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await input(page, 'businessName').waitFor({ state: 'hidden' });
  await button(page, 'Save Settings').focus();
  await page.keyboard.press('Enter');
  // What is wrong is unfolded and gets the focus.
  await sees(page, 'Business name is required');
  await expect.poll(() => focusedName(page)).toBe('businessName');
  for (const text of ['Wren Works', null, '+61 2 5550 1000', '2000', '1 Nest Road']) {
    if (text !== null) await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await button(page, 'Save Settings').focus();
  await page.keyboard.press('Enter');
  await sees(page, 'Settings updated successfully!');
  // The save that was refused counts for nothing.
  await expect.poll(() => handed).toEqual([['event', 'update_settings', {}]]);
});

const full: CountryCode = 'ca';

journey(
  'an invoice started from full settings shows all of them on form, sheet and PDF, and gives back what changed',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await signUpOnPage(page);
    const settings = fullSettings(full);
    await openScreen(page, `/${full}/settings`);
    await typeSettings(page, settings);
    await save(page);
    await sees(page, 'Settings updated successfully!');

    await openScreen(page, `/${full}/create-invoice`);
    expect(await field(page, 'Invoice number').inputValue()).toBe('WREN-042');
    expect(await field(itemOf(page, 1), 'Tax').inputValue()).toBe('9.975');
    expect(await field(page, countries[full].taxNumberLabel).inputValue()).toBe(settings.taxNumber);
    await field(page, 'Client name').fill('Finch & Sons');
    await field(page, 'Client address').fill('2 High Street');
    await field(itemOf(page, 1), 'Description').fill('Design work');
    await field(itemOf(page, 1), 'Price').fill('100');
    await field(page, 'Transit Number').fill('54321');
    await button(page, 'Save Invoice').click();
    await page.waitForURL('**/invoices?highlight=*');
    const id = new URL(page.url()).searchParams.get('highlight') ?? '';

    await openScreen(page, `/view-invoice/${id}`);
    const { bytes } = await downloadBy(page, () =>
      page.getByRole('link', { name: 'Download PDF' }).first().click(),
    );
    const sheet = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
    const pdf = readPdf(bytes).text.replace(/\s+/g, ' ');
    const { businessName, email, phone, website, postalCode, taxNumber } = settings;
    const { bankName, accountNumber, institutionNumber, swiftBic, interacEmail } = settings;
    for (const text of [
      ...[businessName, email, phone, postalCode, taxNumber, 'Birdtown', '9.975'],
      ...[bankName, accountNumber, '54321', institutionNumber, swiftBic, interacEmail],
      ...['3 Money Street', 'Wise', settings.paymentNotes, website.replace('https://', '')],
    ]) {
      expect(sheet).toContain(text);
      expect(pdf).toContain(text);
    }

    await openScreen(page, `/${full}/settings`);
    expect(await input(page, 'routingNumber').inputValue()).toBe('54321');
    expect(await page.locator('output').first().innerText()).toBe('WREN-043');
  },
);

function focusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
}

// @covers invoices-2.32 invoices-3.9 invoices-4.5 invoices-4.18 invoices-6.2 invoices-9.4 platform-9.18
