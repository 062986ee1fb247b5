import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

const formPath = '/us/create-invoice';

journey(
  'a click counts although leaving the field before it adds or removes a message',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await openScreen(page, formPath);
    const add = page.getByRole('button', { name: 'Add Item' });
    const price = field(itemOf(page, 1), 'Price');
    await price.fill('-1');
    await clickSlowly(page, add);
    await itemOf(page, 2).waitFor();
    await sees(itemOf(page, 1), 'Price must be 0 or greater');

    const quantity = field(itemOf(page, 2), 'Quantity');
    await quantity.fill('0');
    await quantity.blur();
    await sees(itemOf(page, 2), 'Quantity must be greater than 0');
    await quantity.fill('');
    await clickSlowly(page, add);
    await itemOf(page, 3).waitFor();
    await expect.poll(() => quantity.inputValue()).toBe('1');
  },
);

journey(
  'a line is moved by dragging or with arrow keys, and returns once removed',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await openScreen(page, formPath);
    const names = ['First', 'Second', 'Third'];
    await typeInvoice(page, { items: names.map((Description) => ({ Description })) });
    const order = () =>
      Promise.all(names.map((_, at) => field(itemOf(page, at + 1), 'Description').inputValue()));
    const handle = page.getByRole('button', { name: 'Move item 3', exact: true });
    await itemOf(page, 1).scrollIntoViewIfNeeded();
    await handle.scrollIntoViewIfNeeded();
    await page.mouse.move(...(await middleOf(handle)));
    await page.mouse.down();
    const [x, y] = await middleOf(field(itemOf(page, 1), 'Description'));
    await page.mouse.move(x, y - 40, { steps: 8 });
    await expect.poll(order).toEqual(['Third', 'First', 'Second']);
    await page.mouse.up();
    // Once dropped, it stays in place.
    await page.mouse.move(x, y + 400, { steps: 4 });
    expect(await order()).toEqual(['Third', 'First', 'Second']);

    await page.getByRole('button', { name: 'Move item 1', exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(order).toEqual(['First', 'Third', 'Second']);
    await sees(page, 'Item 1 is now item 2 of 3');
    await page.keyboard.press('ArrowDown');
    await expect.poll(order).toEqual(['First', 'Second', 'Third']);
    await page.getByRole('button', { name: 'Remove item 2' }).click();
    await sees(page, 'Item 2 removed');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(order).toEqual(['First', 'Second', 'Third']);
  },
);

journey('on a phone a message does not cover the save bar', async ({ openPage }) => {
  const page = await openPage('phone');
  await openScreen(page, formPath);
  await field(page, 'Currency').selectOption('EUR');
  const boxOf = async (scope: Locator) => (await scope.boundingBox()) ?? { y: 0, height: 0 };
  const button = page.getByRole('button', { name: 'Save Invoice' });
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(page.locator('[data-sonner-toast]'));
      return height > 0 && y + height < (await boxOf(button)).y;
    })
    .toBe(true);
});

journey(
  'the save bar covers no part of the header, however short the page',
  async ({ openPage }) => {
    const page = await openPage('phone');
    await openScreen(page, formPath);
    const header = page.getByRole('banner');
    // The height left by an on-screen keyboard, and by one on a phone in landscape.
    for (const height of [844, 240, 160, 110]) {
      await page.setViewportSize({ width: 390, height });
      for (const top of [0, 600, 100_000]) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        const message = `${height} px high, at ${top}`;
        await expect.poll(() => header.evaluate(isBare), { message }).toBe(true);
      }
    }
  },
);

journey('payment methods are collapsed, and no input is lost', async ({ openPage }) => {
  const page = await openPage('phone');
  await openScreen(page, formPath);
  const link = field(page, 'PayPal.Me link');
  const paypal = page.locator('summary', { hasText: 'PayPal' });
  await paypal.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => link.isVisible()).toBe(true);
  await link.fill('http://paypal.me/wren');
  await typeInvoice(page, plainInvoice);
  expect(await link.isVisible()).toBe(true);

  // Collapsing it manually keeps the input, and an error expands it again.
  await paypal.click();
  await expect.poll(() => link.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Save Invoice' }).click();
  await expect.poll(() => link.isVisible()).toBe(true);
  await sees(page, 'Must start with https://');
  await expect.poll(() => link.evaluate((it) => it === document.activeElement)).toBe(true);

  // Sections with input are expanded when the draft is restored.
  await openScreen(page, formPath);
  await expect.poll(() => link.isVisible()).toBe(true);
  expect(await link.inputValue()).toBe('http://paypal.me/wren');
});

/** Whether nothing covers any part of an element. */
function isBare(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [0.1, 0.5, 0.9].every((part) =>
    [1, height / 2, height - 1].every((y) =>
      element.contains(document.elementFromPoint(left + width * part, top + y)),
    ),
  );
}

async function middleOf(place: Locator): Promise<[number, number]> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on screen');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Clicks near the upper edge like a user: press, wait briefly, release. */
async function clickSlowly(page: Page, button: Locator) {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on screen');
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
}
