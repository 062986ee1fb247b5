import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { field, itemOf } from '#tests/support/type-invoice.ts';

const formPath = '/us/create-invoice';

journey(
  'a press counts although leaving the field before it brings a message or takes one away',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await openScreen(page, formPath);
    const add = page.getByRole('button', { name: 'Add Item' });
    const price = field(itemOf(page, 1), 'Price');
    await price.fill('-1');
    await pressSlowly(page, add);
    await itemOf(page, 2).waitFor();
    await sees(itemOf(page, 1), 'Price must be 0 or greater');

    const quantity = field(itemOf(page, 2), 'Quantity');
    await quantity.fill('0');
    await quantity.blur();
    await sees(itemOf(page, 2), 'Quantity must be greater than 0');
    await quantity.fill('');
    await pressSlowly(page, add);
    await itemOf(page, 3).waitFor();
    await expect.poll(() => quantity.inputValue()).toBe('1');
  },
);

journey('a press with a finger counts as well', async ({ openPage }) => {
  const page = await openPage('phone');
  await openScreen(page, formPath);
  await field(itemOf(page, 1), 'Price').fill('-1');
  const add = page.getByRole('button', { name: 'Add Item' });
  await add.tap({ position: { x: 40, y: 3 } });
  await itemOf(page, 2).waitFor();
  await sees(itemOf(page, 1), 'Price must be 0 or greater');
});

/** Presses near the upper edge, as a person does: down, a moment, up. */
async function pressSlowly(page: Page, button: Locator) {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on screen');
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
}

// @covers invoices-5.5
