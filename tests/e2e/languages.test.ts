import type { Page } from 'playwright-core';
import { beforeAll, expect, inject } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { newMember } from '#tests/support/member.ts';
import { cutNetwork, offlineVisit, readyOffline } from '#tests/support/offline-page.ts';
import { openScreen, press, reloadScreen, sees, waitUntilHydrated } from '#tests/support/screen.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

// every-language.test.ts and every-language-dialogs.test.ts cover the texts of all screens and dialogs.

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().click();

journey(
  'the link in the footer changes the language for good, tells screen readers, and keeps input',
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

    await reloadScreen(page);
    expect(await languageOf(page)).toBe('ru');
    // The notice appears only once.
    expect(await told.count()).toBe(0);
  },
);

// A client's page uses the invoice's language until they choose another.
let id: string;
beforeAll(async () => {
  const seller = await newMember(inject('product'));
  id = await saveInvoice(seller, { language: 'en-GB', paymentNotes: 'Within a month, please' });
});

journey(
  'a client chooses a language, pays in it, and returns to the invoice as it was sent',
  async ({ openPage }) => {
    const page = await openPage('phone', { locale: 'en-AU' });
    await openScreen(page, `/view-invoice/${id}`);
    expect(await languageOf(page)).toBe('en-GB');
    await follow(page, 'Русский');
    await sees(page, 'Теперь эта страница на русском языке.');
    expect(await languageOf(page)).toBe('ru');
    expect(await page.getByRole('article').getAttribute('lang')).toBe('en-GB');

    const loads: string[] = [];
    page.on('request', (each) => each.isNavigationRequest() && loads.push(each.url()));
    await page.getByRole('link', { name: 'Оплатить счёт' }).filter({ visible: true }).click();
    await sees(page, 'Способы оплаты', 'Дата счёта');
    expect(await page.getByText('Within a month, please').getAttribute('lang')).toBe('en-GB');
    await follow(page, 'Открыть счёт');
    await page.getByRole('article').waitFor();
    expect(await page.title()).toMatch(/^Счёт INV-/);
    expect([await languageOf(page), loads]).toEqual(['ru', []]);
  },
);

journey(
  'pages other than the invoice are in the visitor’s own language, also on the way back',
  async ({ openPage }) => {
    const page = await openPage('desktop', { locale: 'en-AU' });
    await openScreen(page, `/view-invoice/${id}`);
    await follow(page, 'Privacy Policy');
    await page.waitForURL('**/us/privacy', { waitUntil: 'commit' });
    await expect.poll(() => languageOf(page).catch(() => null)).toBe('en-AU');
    await waitUntilHydrated(page);
    await page.goBack();
    await page.getByRole('article').waitFor();
    await expect.poll(() => languageOf(page).catch(() => null)).toBe('en-GB');
  },
);

// Glyphs that the page hasn't needed before come from the phone's own fonts.
const offline = { ...offlineVisit, expected: [...(offlineVisit.expected ?? []), /inter-cyrillic/] };

journey(
  'a language other than the page’s, or two languages, need no network',
  async ({ openPage }) => {
    const page = await openPage('desktop', offline);
    await openScreen(page, '/ca/create-invoice');
    await readyOffline(page);
    await cutNetwork(page, true);
    await typeInvoice(page, plainInvoice);
    await field(page, 'Invoice language').selectOption('ru');
    await press(page, 'Preview');
    const preview = page.getByRole('dialog');
    await sees(preview, 'Срок оплаты', 'Итого');
    expect(await preview.locator('[lang="ru"]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'hidden' });
    await field(page, 'Invoice language').selectOption('en-CA');

    await field(page, 'Client address').fill('12, rue Saint-Jean\nQuébec QC  G1R 1N8');
    await page.getByRole('button', { name: 'French and English' }).press('Enter');
    // The button is gone, so its result has the focus.
    const answer = page.getByRole('status').filter({ hasText: 'We’ll use French and English' });
    await expect.poll(() => answer.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await field(page, 'Invoice language').inputValue()).toBe('fr-CA+en-CA');
    await field(itemOf(page, 1), 'Description (English)').fill('Website design');
    await press(page, 'Preview');
    await sees(page.getByRole('dialog'), 'Facture', 'Design work', 'Website design');
  },
);
