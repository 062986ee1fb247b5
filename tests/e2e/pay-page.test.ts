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
