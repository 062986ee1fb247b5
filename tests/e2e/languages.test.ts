import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ahead } from '#tests/support/ahead.ts';
import { journey } from '#tests/support/browser.ts';
import { findForeign, findOverflow, readSaid } from '#tests/support/foreign-texts.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
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
    const page = await openPage('phone');
    await openScreen(page, '/ca/settings?lang=fr-CA');
    await field(page, 'Nom de l’entreprise').fill('Atelier du Roitelet');
    await page.getByRole('list', { name: 'Langues' }).getByText('Русский').click();
    const told = page.locator('[aria-live]').getByText('Теперь эта страница на русском языке.');
    await told.waitFor();
    expect(await languageOf(page)).toBe('ru');
    expect(new URL(page.url()).search).toBe('');
    const name = field(page, 'Название компании');
    await expect.poll(() => name.inputValue()).toBe('Atelier du Roitelet');
  },
);

type BrowserUser = {
  locale: string;
  language: 'fr-CA' | 'ru';
  home: string;
  /** The country's English, as the footer names it. */
  english: string;
  fields: Record<string, string>;
  item: { name: string; fields: Record<string, string> };
  preview: string;
  close: string;
  save: string;
  email: string;
  password: string;
  signUp: string;
  saved: string;
  markPaid: string;
  markedPaid: string;
  row: (string | RegExp)[];
};

const people: BrowserUser[] = [
  {
    locale: 'fr-CA',
    language: 'fr-CA',
    home: '/ca',
    english: 'English (Canada)',
    fields: {
      'Nom de l’entreprise': 'Atelier',
      'Courriel de l’entreprise': 'atelier@example.com',
      'Adresse de l’entreprise': '1, rue du Parc',
      'Nom du client': 'Renard',
      'Adresse du client': '2, rue du Lac',
      'Numéro de compte': '1234567',
    },
    item: { name: 'Article 1', fields: { Description: 'Affiche', Prix: '12,50' } },
    preview: 'Aperçu',
    close: 'Fermer',
    save: 'Enregistrer la facture',
    email: 'Adresse courriel',
    password: 'Mot de passe',
    signUp: 'Créer un compte gratuit',
    saved: 'La facture a été enregistrée dans votre compte!',
    markPaid: 'Marquer comme payée : INV-001',
    markedPaid: 'Facture marquée comme payée',
    row: ['Renard', /13,13\s\$/, 'Impayée'],
  },
  {
    locale: 'ru-RU',
    language: 'ru',
    home: '/us',
    english: 'English (US)',
    fields: {
      'Название компании': 'Мастерская',
      'Эл. почта компании': 'atelier@example.com',
      'Адрес компании': 'Парковая, 1',
      'Имя клиента': 'Ромашка',
      'Адрес клиента': 'Озёрная, 2',
      'Номер банковского счёта': '12345678',
    },
    item: { name: 'Позиция 1', fields: { Наименование: 'Афиша', Цена: '12,50' } },
    preview: 'Предпросмотр',
    close: 'Закрыть',
    save: 'Сохранить счёт',
    email: 'Эл. почта',
    password: 'Пароль',
    signUp: 'Создать бесплатный аккаунт',
    saved: 'Счёт сохранён в вашем аккаунте!',
    markPaid: 'Отметить как оплаченный: INV-001',
    markedPaid: 'Счёт отмечен как оплаченный',
    row: ['Ромашка', /12,50\s\$/, 'Не оплачен'],
  },
];

// every-language.test.ts and every-language-dialogs.test.ts cover the Russian screens and dialogs.
for (const person of isFullStrain ? people : people.slice(0, 1)) {
  journey(
    `a browser in ${person.locale} gets from the home page to a saved invoice without choosing a language, and back to English`,
    async ({ openPage }) => {
      const { language, home, fields, item } = person;
      const page = await openPage('phone', { locale: person.locale });
      const foreign = await findForeign(language);
      const look = async () => {
        expect.soft(await languageOf(page), page.url()).toBe(language);
        expect.soft(foreign(await readSaid(page)), page.url()).toEqual([]);
        expect.soft(await findOverflow(page), page.url()).toEqual([]);
      };

      await openScreen(page, home);
      await look();
      await openScreen(page, `${home}/create-invoice`);
      for (const [label, text] of Object.entries(fields)) {
        await unfold(page, label);
        await field(page, label).fill(text);
      }
      const line = page.getByRole('group', { name: item.name, exact: true });
      for (const [label, text] of Object.entries(item.fields)) await field(line, label).fill(text);
      await look();

      await press(page, person.preview);
      await page.getByRole('dialog').getByRole('heading').first().waitFor();
      await look();
      await page.getByRole('dialog').getByRole('button', { name: person.close }).click();

      await press(page, person.save);
      const dialog = page.getByRole('dialog');
      await field(dialog, person.email).fill(`${crypto.randomUUID()}@example.com`);
      await field(dialog, person.password).fill('a long wren password');
      await look();
      const arrival = ahead(page.waitForURL(new RegExp(`${home}/invoices`)));
      await dialog.getByRole('button', { name: person.signUp }).click();
      await arrival;
      await sees(page, person.saved);
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
      await sees(row, ...person.row);
      await look();
      await row.getByRole('button', { name: person.markPaid }).click();
      await sees(page, person.markedPaid);
      await look();
      for (const path of ['settings', 'pricing', 'clients', 'products']) {
        await openScreen(page, `${home}/${path}`);
        await look();
      }

      await page.getByRole('contentinfo').getByText(person.english).click();
      await sees(page, 'This page is now in English.');
      await openScreen(page, `${home}/invoices`);
      await sees(page.getByRole('row'), 'Paid');
    },
  );
}
