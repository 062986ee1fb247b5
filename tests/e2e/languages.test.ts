import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ahead } from '#tests/support/ahead.ts';
import { journey } from '#tests/support/browser.ts';
import { findForeign, findOverflow, readSaid } from '#tests/support/foreign-texts.ts';
import { openScreen, press, reloadScreen, sees } from '#tests/support/screen.ts';
import { openSections, openSettings } from '#tests/support/settings-page.ts';
import { field, unfold } from '#tests/support/type-invoice.ts';

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

journey(
  'a language takes effect immediately, keeps input, is announced, and is saved',
  async ({ openPage }) => {
    const page = await openPage('phone');
    await openSettings(page, '/us/settings');
    const choice = field(page, 'Language');
    expect(await choice.locator('option:enabled').allInnerTexts()).toEqual([
      'English (US)',
      'English (UK)',
      'English (Canada)',
      'French (Canada)',
      'English (Australia)',
      'Russian',
    ]);

    await field(page, 'Check payee name').fill('Wren Studio');
    await choice.selectOption({ label: 'English (UK)' });
    await sees(page, 'This page is now in English.');
    expect(await languageOf(page)).toBe('en-GB');
    await expect.poll(() => field(page, 'Cheque payee name').inputValue()).toBe('Wren Studio');
    await openSections(page);
    await sees(page, 'A paper cheque sent to your mailing address.');

    await reloadScreen(page);
    await openSections(page);
    await field(page, 'Cheque payee name').waitFor({ state: 'attached' });
    expect(await languageOf(page)).toBe('en-GB');
    expect(await field(page, 'Language').inputValue()).toBe('en-GB');
    // The notice appears only once.
    expect(await page.getByText('This page is now in English.').count()).toBe(0);
  },
);

journey(
  'the link in the footer changes the language, tells screen readers, and keeps input',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: [/Failed to load resource/] });
    await openScreen(page, '/ca/settings?lang=fr-CA');
    await field(page, 'Nom de l’entreprise').fill('Atelier du Roitelet');
    await page.context().setOffline(true);
    await page.getByRole('list', { name: 'Langues' }).getByText('Русский').click();
    await sees(page, 'Impossible de changer la langue. Réessayez.');
    expect(await languageOf(page)).toBe('fr-CA');
    await page.context().setOffline(false);
    await page.getByRole('list', { name: 'Langues' }).getByText('Русский').click();
    const told = page.locator('[aria-live]').getByText('Теперь эта страница на русском языке.');
    await told.waitFor();
    expect(await languageOf(page)).toBe('ru');
    expect(new URL(page.url()).search).toBe('');
    const name = field(page, 'Название компании');
    await expect.poll(() => name.inputValue()).toBe('Atelier du Roitelet');
  },
);

const fields = {
  'Nom de l’entreprise': 'Atelier',
  'Courriel de l’entreprise': 'atelier@example.com',
  'Adresse de l’entreprise': '1, rue du Parc',
  'Nom du client': 'Renard',
  'Adresse du client': '2, rue du Lac',
  'Numéro de compte': '1234567',
};

// every-language.test.ts and every-language-dialogs.test.ts cover the Russian screens and dialogs.
journey(
  'a browser in French gets from the home page to a saved invoice without choosing a language, and back to English',
  async ({ openPage }) => {
    const page = await openPage('phone', { locale: 'fr-CA' });
    const foreign = await findForeign('fr-CA');
    const check = async () => {
      expect.soft(await languageOf(page), page.url()).toBe('fr-CA');
      expect.soft(foreign(await readSaid(page)), page.url()).toEqual([]);
      expect.soft(await findOverflow(page), page.url()).toEqual([]);
    };

    await openScreen(page, '/ca');
    await check();
    await openScreen(page, '/ca/create-invoice');
    for (const [label, text] of Object.entries(fields)) {
      await unfold(page, label);
      await field(page, label).fill(text);
    }
    const line = page.getByRole('group', { name: 'Article 1', exact: true });
    await field(line, 'Description').fill('Affiche');
    await field(line, 'Prix').fill('12,50');
    await check();

    await press(page, 'Aperçu');
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
    await check();
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();

    await press(page, 'Enregistrer la facture');
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Adresse courriel').fill(`${crypto.randomUUID()}@example.com`);
    await field(dialog, 'Mot de passe').fill('a long wren password');
    await check();
    const arrival = ahead(page.waitForURL(/\/ca\/invoices/));
    await dialog.getByRole('button', { name: 'Créer un compte gratuit' }).click();
    await arrival;
    await sees(page, 'La facture a été enregistrée dans votre compte!');
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await sees(row, 'Renard', /13,13\s\$/, 'Impayée');
    await check();
    await row.getByRole('button', { name: 'Marquer comme payée : INV-001' }).click();
    await sees(page, 'Facture marquée comme payée');
    await check();
    for (const path of ['settings', 'pricing', 'clients', 'products']) {
      await openScreen(page, `/ca/${path}`);
      await check();
    }

    await page.getByRole('contentinfo').getByText('English (Canada)').click();
    await sees(page, 'This page is now in English.');
    await openScreen(page, '/ca/invoices');
    await sees(page.getByRole('row'), 'Paid');
  },
);
