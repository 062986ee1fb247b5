import type { Page } from 'playwright-core';
import { beforeAll, expect, inject } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { newMember } from '#tests/support/member.ts';
import { openScreen, sees, waitUntilHydrated } from '#tests/support/screen.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

// A client's page uses the invoice's language until they choose another. The invoice is in English
// (UK).

let id: string;
beforeAll(async () => {
  const seller = await newMember(inject('product'));
  id = await saveInvoice(seller, { language: 'en-GB', paymentNotes: 'Within a month, please' });
});

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().click();

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

journey('choosing a language works without scripts', async ({ openPage }) => {
  const page = await openPage('phone', { locale: 'en-AU', javaScriptEnabled: false });
  await page.goto(`/view-invoice/${id}`);
  await follow(page, 'Français (Canada)');
  await page.getByRole('link', { name: 'Payer la facture' }).filter({ visible: true }).click();
  await sees(page, 'Modes de paiement', 'Date d’échéance');
});

journey(
  'pages other than the invoice are in the visitor’s own language, also on the way back',
  async ({ openPage }) => {
    const page = await openPage('desktop', { locale: 'en-AU' });
    const leave = async () => {
      await follow(page, 'Privacy Policy');
      await page.waitForURL('**/us/privacy', { waitUntil: 'commit' });
      await expect.poll(() => languageOf(page).catch(() => null)).toBe('en-AU');
    };
    await openScreen(page, `/view-invoice/${id}`);
    await leave();
    await waitUntilHydrated(page);
    await page.goBack();
    await page.getByRole('article').waitFor();
    await expect.poll(() => languageOf(page).catch(() => null)).toBe('en-GB');

    // Also for a visitor who is faster than the page's scripts.
    await openScreen(page, `/view-invoice/${id}`);
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/entry.client*', async (route) => {
      await isReleased;
      await route.continue();
    });
    await leave();
    await page.evaluate(() => window.history.back());
    await page.waitForURL('**/view-invoice/*', { waitUntil: 'commit' });
    release();
    await page.getByRole('article').waitFor();
    await waitUntilHydrated(page);
    expect(await languageOf(page)).toBe('en-GB');
  },
);
