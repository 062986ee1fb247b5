import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { moreActions, ownersBar } from '#tests/support/owner-actions.ts';
import { openScreen } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

journey(
  'on a phone the owner sees two actions and the sheet; a menu has the others, for the keyboard too',
  async ({ openPage }) => {
    const page = await openPage('phone');
    const id = await saveInvoice(await signUpOnPage(page), { invoiceNumber: 'ACT-1' });
    await openScreen(page, `/view-invoice/${id}`);
    const sheet = await page.locator('.sheet').boundingBox();
    expect(sheet?.y).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
    const buttons = ownersBar(page).getByRole('button');
    const shown = async () =>
      (await buttons.allInnerTexts()).filter((name) =>
        ['Send', 'Record payment', 'Void'].includes(name),
      );
    expect(await shown()).toEqual(['Send', 'Record payment']);

    const more = moreActions(page);
    const hasFocus = () => more.evaluate((it) => it === document.activeElement);
    await more.focus();
    await page.keyboard.press('Enter');
    await expect.poll(shown).toContain('Void');
    await page.keyboard.press('Tab');
    // The bar is loaded after the page, so its keys may not work yet.
    const shownAfterEscape = async () => {
      await page.keyboard.press('Escape');
      return shown();
    };
    await expect.poll(shownAfterEscape).not.toContain('Void');
    expect(await hasFocus()).toBe(true);

    await page.keyboard.press('Enter');
    await buttons.filter({ hasText: 'Void' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Void invoice ACT-1?' });
    await dialog.getByRole('button', { name: 'Keep invoice' }).click();
    await expect.poll(hasFocus).toBe(true);
  },
);
