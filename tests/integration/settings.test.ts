import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { failRequests } from '#tests/support/dead-network.ts';
import { fullSettings } from '#tests/support/full-settings.ts';
import { walk } from '#tests/support/journey.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { downloadBy, openScreen, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { openSettings } from '#tests/support/settings-page.ts';
import { field, itemOf } from '#tests/support/type-invoice.ts';
import { typeTaxSettings } from '#tests/support/type-tax-settings.ts';
import { newAccount } from '#tests/support/visitor.ts';

const failedRequest = [/Failed to load resource/];
const localKey = 'billwren_local_settings';

const formOf = (page: Page) => page.getByRole('form', { name: 'Settings' });
const input = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const save = (page: Page) => button(page, 'Save Settings').click();

/** Types settings field by field, using the switch and a link like a user. */
async function typeSettings(page: Page, settings: SettingsDraft) {
  const { country, template, invoiceLanguage, rounding, ...more } = settings;
  const { acceptCardPayments, otherPaymentLinks, ...texts } = more;
  const form = formOf(page);
  if (acceptCardPayments) await form.getByLabel('Accept card payments').check();
  await form.locator(`label:has([name="template"][value="${template}"])`).click();
  await input(page, 'invoiceLanguage').selectOption(invoiceLanguage);
  for (const [at, link] of otherPaymentLinks.entries()) {
    await button(page, 'Add Link').click();
    await input(page, `otherPaymentLinks.${at}.name`).fill(link.name);
    await input(page, `otherPaymentLinks.${at}.url`).fill(link.url);
  }
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text !== 'string') continue;
    if ((await input(page, name).count()) > 0) await input(page, name).fill(text);
  }
  await typeTaxSettings(page, settings);
}

/** The values of the form's text fields. */
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

walk('a guest’s settings stay in the browser until an account saves them', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: failedRequest });
  const settings = fullSettings('us');
  await openSettings(page, '/us/settings');
  await typeSettings(page, { ...settings, postalCode: '1234', phone: 'call me' });
  await input(page, 'otherPaymentLinks.0.url').fill('http://wise.com/pay');
  await save(page);
  await sees(
    page,
    'Please fix postal code format',
    'USA postal code format: 12345 or 12345-1234',
    'Payment link "Wise" must use HTTPS',
    'Phone number can only contain digits, spaces and + ( ) -',
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

  await openSettings(page, '/us/settings');
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
  await formOf(page).waitFor();
  const read = await readSettings(page, settings);
  expect(read).toEqual(shownTexts(settings, read));
  expect(Object.keys(read)).toContain('checkMailingAddress');

  await button(page, 'Sign Out').last().click();
  await sees(page, 'Signed out successfully');
  await expect.poll(() => localSettings(page)).toBeNull();
});

walk(
  'an account’s own settings win; input survives a lost connection; Cancel undoes',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: failedRequest });
    await openSettings(page, '/uk/settings');
    await typeSettings(page, { ...fullSettings('uk'), otherPaymentLinks: [] });
    await save(page);
    await page.getByRole('dialog').waitFor();
    await signUpOnPage(page);
    // The new account imports them, whichever page comes first.
    await openScreen(page, '/us/pricing');
    await sees(page, 'Settings saved and synced to your account!');
    expect(await localSettings(page)).toMatchObject({ synced: true });
    await openSettings(page, '/uk/settings');
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
    await openSettings(page, '/us/settings');
    await sees(page, /This browser has settings that differ from the ones in your account/);
    // No other country's page shows all of the input.
    await page.waitForURL('**/uk/settings');
    expect(await input(page, 'phone').inputValue()).toBe('555');
    await button(page, 'Cancel').click();
    expect(await input(page, 'phone').inputValue()).toBe(fullSettings('uk').phone);
    expect(await localSettings(page)).toMatchObject({ synced: true });

    await input(page, 'businessName').fill('Wren & Daughters');
    await page.getByRole('link', { name: 'Pricing' }).filter({ visible: true }).first().click();
    await sees(page, 'Leave without saving?', 'Your changes aren’t saved yet.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await failRequests(page, true);
    await save(page);
    await sees(page, 'We couldn’t save your settings.');
    expect(await input(page, 'businessName').inputValue()).toBe('Wren & Daughters');
    await failRequests(page, false);
    await save(page);
    await sees(page, 'Settings updated successfully!');
    await page.locator('button[data-saved]').waitFor();
    await page.locator('button[data-saved]').waitFor({ state: 'detached', timeout: 4000 });
    await reloadScreen(page);
    expect(await input(page, 'businessName').inputValue()).toBe('Wren & Daughters');
  },
);

const full: CountryCode = 'ca';

walk(
  'an invoice started from full settings shows all of them on form, sheet and PDF, and saves changes back',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await signUpOnPage(page);
    const settings = fullSettings(full);
    await openSettings(page, `/${full}/settings`);
    await typeSettings(page, settings);
    await save(page);
    await sees(page, 'Settings updated successfully!');

    await openScreen(page, `/${full}/create-invoice`);
    expect(await field(page, 'Invoice number').inputValue()).toBe('WREN-042');
    expect(await field(itemOf(page, 1), 'Tax').inputValue()).toBe('9.975');
    expect(await field(page, 'Business Number').inputValue()).toBe(settings.taxNumber);
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
    await sees(page, settings.businessName);
    const sheet = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
    const pdf = readPdf(bytes).text.replace(/\s+/g, ' ');
    const { businessName, email, phone, website, postalCode, taxNumber } = settings;
    const { bankName, accountNumber, institutionNumber, swiftBic, interacEmail } = settings;
    for (const text of [
      businessName,
      email,
      phone,
      postalCode,
      taxNumber,
      'Birdtown',
      '9.975',
      bankName,
      accountNumber,
      '54321',
      institutionNumber,
      swiftBic,
      interacEmail,
      '3 Money Street',
      'Wise',
      settings.paymentNotes,
      website.replace('https://', ''),
    ]) {
      expect(sheet).toContain(text);
      expect(pdf).toContain(text);
    }

    await openSettings(page, `/${full}/settings`);
    expect(await input(page, 'routingNumber').inputValue()).toBe('54321');
    expect(await page.locator('output').first().innerText()).toBe('WREN-043');
  },
);

function focusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
}
