import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { findForeign, findOverflow, readSaid } from '#tests/support/foreign-texts.ts';
import { cutNetwork, offlineVisit, readyOffline } from '#tests/support/offline-page.ts';
import { openScreen, press, sees } from '#tests/support/screen.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

const language = 'Invoice language';

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
    await field(page, language).selectOption('ru');
    await press(page, 'Preview');
    const preview = page.getByRole('dialog');
    await sees(preview, 'Срок оплаты', 'Итого');
    expect(await preview.locator('[lang="ru"]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'hidden' });
    await field(page, language).selectOption('en-CA');

    await field(page, 'Client address').fill('12, rue Saint-Jean\nQuébec QC  G1R 1N8');
    const both = page.getByRole('button', { name: 'French and English' });
    await both.focus();
    await page.keyboard.press('Enter');
    // The button is gone, so its result has the focus.
    const answer = page.getByRole('status').filter({ hasText: 'We’ll use French and English' });
    await expect.poll(() => answer.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await field(page, language).inputValue()).toBe('fr-CA+en-CA');
    await field(itemOf(page, 1), 'Description (English)').fill('Website design');
    await press(page, 'Preview');
    await sees(page.getByRole('dialog'), 'Facture', 'Design work', 'Website design');
  },
);

for (const language of ['fr-CA', 'ru'] as const) {
  journey(
    `what Quebec requires fits on the narrowest phone in ${language}`,
    async ({ openPage }) => {
      const page = await openPage('phone');
      await page.setViewportSize({ width: 360, height: 740 });
      const foreign = await findForeign(language);
      const named = (name: string) => page.locator(`[name="${name}"]`);
      const looksRight = async () => {
        expect(foreign(await readSaid(page))).toEqual([]);
        expect(await findOverflow(page)).toEqual([]);
      };
      await openScreen(page, `/ca/create-invoice?lang=${language}`);
      if (language === 'fr-CA') await named('language').selectOption('en-CA');
      await page
        .locator('details', { has: named('postalCode') })
        .locator('summary')
        .click();
      await named('postalCode').fill('G1R 1N8');
      const answers = page.locator('[role=status] + fieldset').getByRole('button');
      await expect.poll(() => answers.count()).toBe(3);
      await looksRight();
      await answers.first().click();
      await named('items.item-1.secondDescription').waitFor();
      await named('secondNotes').waitFor();
      await named('secondPaymentNotes').waitFor();
      await looksRight();
    },
  );
}
