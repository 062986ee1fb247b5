import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { createLanguageView, invoiceIn } from '#tests/support/language-view.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { openScreen } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { openSections } from '#tests/support/settings-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

// Every screen on the narrowest phone, in the languages other than English: no text in another
// language, and nothing cut off. Russian has the longest words and its own alphabet. A normal run
// covers French where sellers and clients spend their time, the soak on every screen.

const frenchPaths = ['/ca', '/ca/auth', '/ca/invoices', '/ca/settings', '/ca/create-invoice'];

const guestPaths = [
  '/ca',
  '/ca/welcome',
  '/ca/auth',
  '/ca/create-invoice',
  '/ca/settings',
  '/ca/pricing',
  '/ca/forgot-password',
  '/ca/reset-password#type=recovery&token=none',
  '/ca/nothing',
  '/ca/contact',
  '/ca/imprint',
  '/ca/privacy',
  '/ca/terms',
  '/ca/cookie-policy',
  '/app/ios/home',
  '/app/ios/auth',
  '/verify',
  '/verify/0000-0000-0000-0000',
];
const ownPaths = [
  '/ca/overview',
  '/ca/reports?from=2026-01-01&to=2026-12-31',
  '/ca/recurring',
  '/ca/import',
  '/ca/estimates',
  '/ca/create-invoice?estimate=new',
  '/ca/credit-notes',
  '/ca/invoices',
  '/ca/clients',
  '/ca/products',
  '/ca/settings',
  '/ca/pricing',
  '/ca/create-invoice',
  '/app/ios/invoices',
  '/app/ios/create',
  '/app/ios/settings',
];

for (const language of ['fr-CA', 'ru'] as const) {
  journey(
    `screens in ${language} show no text in another language, and fit`,
    async ({ openPage }) => {
      const page = await openPage('phone', { expected: [/Failed to load resource/] });
      await page.setViewportSize({ width: 360, height: 740 });
      const { look } = await createLanguageView(language);
      const lookAt = async (path: string) => {
        await openScreen(page, path);
        await openSections(page);
        await look(page, path);
      };
      await openScreen(page, `/ca?lang=${language}`);
      const chosen = (paths: string[]) =>
        language === 'ru' || isFullStrain
          ? paths
          : paths.filter((path) => frenchPaths.includes(path));
      for (const path of chosen(guestPaths)) await lookAt(path);

      const member = await signUpOnPage(page);
      const id = await saveInvoice(member, invoiceIn(language));
      for (const path of chosen(ownPaths)) await lookAt(path);
      const offer = { kind: 'estimate', invoiceNumber: 'S-1', dueDate: '2099-01-31' } as const;
      const estimateId = await saveInvoice(member, { ...invoiceIn(language), ...offer });
      for (const path of [estimateId, id]) await lookAt(`/view-invoice/${path}`);
      await lookAt(`/invoice/${id}`);
      await openScreen(page, `/view-invoice/${id}`);
      const verify = await page.getByRole('link', { name: /\/verify\// }).getAttribute('href');
      await lookAt(new URL(verify ?? '').pathname);

      await page.context().clearCookies();
      await openScreen(page, `/ca/create-invoice?lang=${language}`);
      await askForQuebec(page, () => look(page, 'Quebec'));
    },
  );
}

/** Shows what a guest's form asks for an invoice to a client in Quebec. */
async function askForQuebec(page: Page, look: () => Promise<void>) {
  const named = (name: string) => page.locator(`[name="${name}"]`);
  await named('language').selectOption('en-CA');
  await page
    .locator('details', { has: named('postalCode') })
    .locator('summary')
    .click();
  await named('postalCode').fill('G1R 1N8');
  const answers = page.locator('[role=status] + fieldset').getByRole('button');
  await expect.poll(() => answers.count()).toBe(3);
  await look();
  await answers.first().click();
  for (const name of ['items.item-1.secondDescription', 'secondNotes', 'secondPaymentNotes']) {
    await named(name).waitFor();
  }
  await look();
}
