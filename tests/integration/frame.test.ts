import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { walk } from '#tests/support/journey.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { openSettings } from '#tests/support/settings-page.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

const formPath = '/us/create-invoice';

async function openNewInvoice(page: Page) {
  await page.getByRole('link', { name: 'Invoice Generator' }).click();
  const question = page.getByRole('alertdialog', { name: 'Create New Invoice?' });
  await question.waitFor();
  return question;
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

walk('a link to the open form asks first; a guest’s is cleared in place', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openScreen(page, formPath);
  await typeInvoice(page, plainInvoice);
  const question = await openNewInvoice(page);
  await sees(question, 'This invoice isn’t saved yet. Creating a new one clears the form.');
  await expect.poll(() => focusedText(page)).toBe('Continue Current');
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'hidden' });
  await expect.poll(() => field(page, 'Client name').inputValue()).toBe('Finch & Sons');
  await expect.poll(() => focusedText(page)).toBe('Invoice Generator');

  await openNewInvoice(page);
  await question.getByRole('button', { name: 'Create New' }).click();
  await question.waitFor({ state: 'hidden' });
  await expect.poll(() => field(page, 'Client name').inputValue()).toBe('');
  expect(await page.evaluate(() => localStorage.getItem('billwren_guest_draft'))).toBeNull();
  expect(new URL(page.url()).pathname).toBe(formPath);

  // The form still works: the phone's menu asks too.
  await field(page, 'Client name').fill('Wattle & Co');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Create Invoice' }).click();
  await question.getByRole('button', { name: 'Continue Current' }).click();
  await expect.poll(() => field(page, 'Client name').inputValue()).toBe('Wattle & Co');
});

walk('offline, switching language or country loses nothing', async ({ openPage }) => {
  const page = await openPage('phone', {
    expected: [/Failed to load resource/, /Country not saved/],
  });
  await openSettings(page, '/us/settings');
  await field(page, 'Business name').fill('Wren Studio');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Français (Canada)' }).click();
  await sees(page, 'The language was not changed. Please try again.');
  expect(new URL(page.url()).search).toBe('');
  expect(await field(page, 'Business name').inputValue()).toBe('Wren Studio');

  await page.context().setOffline(false);
  await openSettings(page, '/app/ios/settings');
  await field(page, 'Business name').fill('Finch Studio');
  await page.context().setOffline(true);
  await page.getByLabel('Country: USA').click();
  await page.getByRole('button', { name: 'Canada' }).click();
  await sees(page, 'Your country is now Canada.');
  const stored = () => page.evaluate(() => localStorage.getItem('countryManuallySelected'));
  await expect.poll(stored).toBe('unsaved');
  expect(await field(page, 'Business name').inputValue()).toBe('Finch Studio');
});

walk('signed in, Create New goes through the list, also from an edit', async ({ openPage }) => {
  const page = await openPage('desktop');
  const seller = await signUpOnPage(page);
  const id = await saveInvoice(seller);
  await openScreen(page, formPath);
  await field(page, 'Client name').fill('Finch & Sons');
  const passed: string[] = [];
  page.on('framenavigated', (frame) => passed.push(new URL(frame.url()).pathname));
  const question = await openNewInvoice(page);
  await question.getByRole('button', { name: 'Create New' }).click();
  await expect.poll(() => passed).toEqual(['/us/invoices', formPath]);
  await expect.poll(() => field(page, 'Client name').inputValue()).toBe('');

  await openScreen(page, `${formPath}?edit=${id}`);
  await field(page, 'Client name').fill('Another client');
  await openNewInvoice(page);
  await sees(question, 'Your changes aren’t saved yet. Creating a new invoice discards them.');
  await question.getByRole('button', { name: 'Create New' }).click();
  await page.waitForURL(inject('product').origin + formPath);
  await page.getByRole('heading', { name: 'Create Invoice' }).waitFor();
  await expect.poll(() => field(page, 'Client name').inputValue()).toBe('');
});

walk(
  'public pages use the country of the signed-in user, otherwise the USA',
  async ({ openPage }) => {
    const frameOf = async (page: Page) => {
      const bar = page.getByRole('banner');
      await bar.getByText('Pricing', { exact: true }).first().waitFor();
      const links = await bar.getByRole('navigation', { name: 'Main' }).getByRole('link').all();
      return Promise.all(links.map((link) => link.getAttribute('href')));
    };
    const places = ['invoices', 'clients', 'products', 'pricing', 'settings'];
    const own = ['overview', 'invoices', 'estimates', 'recurring', ...places.slice(1)];
    const under = (country: string, pages = own) => pages.map((it) => `/${country}/${it}`);

    const page = await openPage('desktop');
    const seller = await signUpOnPage(page);
    const id = await saveInvoice(seller);
    await seller.postForm('/api/preferred-country', { country: 'uk' });
    for (const address of [`/view-invoice/${id}`, `/invoice/${id}`, '/view-invoice/none']) {
      await openScreen(page, address);
      await page.getByLabel('Country: UK').waitFor();
      expect(await frameOf(page)).toEqual(under('uk'));
    }
    // A country chosen there takes effect immediately.
    await openScreen(page, `/view-invoice/${id}`);
    await page.getByLabel('Country: UK').click();
    await page.getByRole('button', { name: 'Australia' }).click();
    await page.getByLabel('Country: Australia').waitFor();
    expect(await frameOf(page)).toEqual(under('au'));

    const client = await openPage('desktop');
    await openScreen(client, `/view-invoice/${id}`);
    await client.getByLabel('Country: USA').waitFor();
    expect(await frameOf(client)).toEqual(under('us', places));
  },
);

walk('choosing a country on an invoice saves it and shows a message', async ({ openPage }) => {
  const id = await saveInvoice(await signUpOnPage(await openPage('phone')));
  for (const size of ['phone', 'desktop'] as const) {
    const client = await openPage(size);
    await openScreen(client, `/view-invoice/${id}`);
    await client.getByLabel('Country: USA').click();
    await client.getByRole('button', { name: 'Australia' }).click();
    await sees(client, 'Your country is now Australia.');
    expect(new URL(client.url()).pathname).toBe(`/view-invoice/${id}`);
    await expect
      .poll(async () =>
        (await client.context().cookies()).find(({ name }) => name === '__Host-country'),
      )
      .toMatchObject({ value: 'au' });
  }
});
