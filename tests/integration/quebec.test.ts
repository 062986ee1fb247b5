import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { walk } from '#tests/support/journey.ts';
import { openScreen, press, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpByDialog, signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

const formPath = '/ca/create-invoice';
const title = 'Invoices in Quebec';
const language = 'Invoice language';
const bothLanguages =
  'This invoice will be in French and English. So will later invoices to or from Quebec on this device. Each text field has a second field for the English text.';

const fromMontreal = {
  fields: {
    ...plainInvoice.fields,
    'Business address': '1, rue Saint-Paul\nMontréal (Québec)  H2Y 1G7',
  },
  items: [{ Description: 'Conception du site', Quantity: '1', Price: '100' }],
};

const isAsked = async (page: Page) => (await page.getByText(title).count()) > 0;
const languageOf = (page: Page) => field(page, language).inputValue();

walk(
  'a guest in Montreal sees what the law requires, and invoices in both languages',
  async ({ openPage }) => {
    const page = await openPage('phone');
    await openScreen(page, formPath);
    await field(page, 'Business address').fill('1 King Street\nToronto ON  M5H 1A1');
    expect(await isAsked(page)).toBe(false);
    await typeInvoice(page, fromMontreal);
    await sees(
      page,
      title,
      'Your client may have agreed to another language. This is information, not legal advice.',
    );
    const law = page.getByRole('link', { name: 'Charter of the French language' });
    expect(await law.getAttribute('href')).toBe(
      'https://www.legisquebec.gouv.qc.ca/en/document/cs/c-11',
    );

    await press(page, 'French and English');
    await sees(page.getByRole('status'), bothLanguages);
    expect(await isAsked(page)).toBe(false);
    expect(await languageOf(page)).toBe('fr-CA+en-CA');
    const line = itemOf(page, 1);
    expect(await field(line, 'Description (French)').inputValue()).toBe('Conception du site');
    await field(line, 'Description (English)').fill('x'.repeat(501));
    await field(page, 'Notes (French)').fill('Merci.');
    await field(page, 'Notes (English)').fill('Thank you.');
    await field(page, 'Payment instructions (English)').fill('Within 30 days.');
    await press(page, 'Preview');
    await sees(page, 'Description must be 500 characters or fewer');
    const second = field(line, 'Description (English)');
    await expect.poll(() => second.evaluate((it) => it === document.activeElement)).toBe(true);
    await second.fill('Website design');
    await reloadScreen(page);
    await expect.poll(() => second.inputValue()).toBe('Website design');

    await press(page, 'Preview');
    const preview = page.getByRole('dialog');
    await sees(preview, 'Facture', 'Conception du site', 'Website design', 'Merci.', 'Thank you.');
    await preview.getByRole('button', { name: 'Save Invoice' }).click();
    await signUpByDialog(page);
    await page.getByRole('link', { name: 'INV-001', exact: true }).click();
    await sees(page, 'Facture', 'Invoice', 'Conception du site', 'Website design');

    // The next invoice to or from Quebec starts with it, without asking.
    await openScreen(page, formPath);
    expect(await languageOf(page)).toBe('en-CA');
    await field(page, 'Client address').fill('12, rue Saint-Jean\nQuébec QC  G1R 1N8');
    await expect.poll(() => languageOf(page)).toBe('fr-CA+en-CA');
    await sees(page.getByRole('status'), bothLanguages);
  },
);

walk('a seller who keeps English is not asked again', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpOnPage(page);
  await openScreen(page, formPath);
  await typeInvoice(page, fromMontreal);
  await sees(page, title);
  await press(page, 'Keep English');
  await sees(page, 'The language won’t change. We won’t ask again on this device.');
  await press(page, 'Save Invoice');
  await page.getByRole('link', { name: 'INV-001', exact: true }).click();
  await sees(page, 'Conception du site');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await openScreen(page, `${formPath}?clone=${id}`);
  expect(await languageOf(page)).toBe('en-CA');
  expect(await isAsked(page)).toBe(false);

  // A saved invoice has its own language.
  await page.evaluate(() => localStorage.removeItem('billwren_quebec_language'));
  await openScreen(page, `${formPath}?edit=${id}`);
  expect(await field(page, 'Client name').inputValue()).toBe('Finch & Sons');
  expect(await isAsked(page)).toBe(false);
  await openScreen(page, `${formPath}?clone=${id}`);
  await sees(page, title);
  await press(page, 'French only');
  expect(await languageOf(page)).toBe('fr-CA');
  expect(await field(itemOf(page, 1), 'Description').inputValue()).toBe('Conception du site');
});
