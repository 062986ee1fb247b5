import type { Locator } from 'playwright-core';
import { expect, inject } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { openScreen } from '#tests/support/screen.ts';
import { saveInvoice, signUp } from '#tests/support/visitor.ts';

const { origin } = inject('product');

/** An invoice with a pay button and about the longest amount that can be saved. */
async function savedInvoice(amount: string): Promise<string> {
  const seller = await signUp(origin);
  return saveInvoice(seller, {
    currency: 'BRL',
    paypalPaymentLink: 'https://paypal.me/wrenstudio',
    items: [{ description: 'Bridge', quantity: '1', unitPrice: amount, taxRate: '0' }],
  } as never);
}

async function isOnScreen(part: Locator, height: number): Promise<boolean> {
  const box = await part.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

journey('the pay page fits long amounts at 320 pixels', async ({ openPage }) => {
  const id = await savedInvoice('987654321.99');
  const page = await openPage('phone');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [`/invoice/${id}`, `/view-invoice/${id}`]) {
    await openScreen(page, path);
    await page
      .getByText(/987,654,321\.99/)
      .first()
      .waitFor();
    const widest = await page.evaluate(() => {
      const all = [...document.querySelectorAll('main *')];
      return Math.max(...all.map((each) => each.getBoundingClientRect().right));
    });
    expect(widest).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

journey('a phone’s first screen shows amount, due date and how to pay', async ({ openPage }) => {
  const id = await savedInvoice('1234.56');
  const page = await openPage('phone');
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, `/invoice/${id}`);
  const parts = [
    page.getByText(/1,234\.56/).first(),
    page.getByText('Due date'),
    page.getByRole('link', { name: 'Pay with PayPal' }),
  ];
  for (const part of parts) expect(await isOnScreen(part, 844)).toBe(true);
});
