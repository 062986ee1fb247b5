import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import type { RunningProduct } from '#tests/support/product.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

const formPath = '/us/create-invoice';
const failedRequest = [/Failed to load resource/];
const awayTitle = 'We can’t reach your data right now';

/**
 * Runs `work` without the product's database, and restarts it even after a failure, for the retry.
 */
async function withDatabaseDown(product: RunningProduct, work: () => Promise<void>) {
  await product.killDatabase();
  try {
    await work();
  } finally {
    await product.startDatabase();
  }
}

journey(
  'a seller keeps the draft while the database is down, and saves once it is back',
  async ({ openPage, ownProduct: product }) => {
    const page = await openPage('desktop', { baseURL: product.origin, expected: failedRequest });
    await signUpOnPage(page, product);
    await openScreen(page, formPath);
    await typeInvoice(page, plainInvoice);

    await withDatabaseDown(product, async () => {
      await page.getByRole('button', { name: 'Save Invoice' }).click();
      await sees(page, 'Error checking invoice limits');
      await sees(page, 'Nothing you entered is lost. Check your connection and try again.');
      await expect.poll(() => field(page, 'Client name').inputValue()).toBe('Finch & Sons');

      // Every other page shows what is wrong; the draft stays in this browser.
      for (const path of [formPath, '/us/invoices', `/view-invoice/${crypto.randomUUID()}`]) {
        const answer = await page.goto(path);
        expect([path, answer?.status()]).toEqual([path, 503]);
        await page.getByRole('heading', { name: awayTitle }).waitFor();
      }
      await page.goto(formPath);
      await page.getByRole('heading', { name: awayTitle }).waitFor();
      await sees(page, 'any invoice you were working on is saved in this browser');
      await sees(page.getByRole('status'), 'We’ll keep trying automatically.');
    });
    await sees(page, 'Your invoice data has been restored!');
    await expect.poll(() => field(page, 'Client name').inputValue()).toBe('Finch & Sons');
    await expect.poll(() => field(itemOf(page, 1), 'Price').inputValue()).toBe('100');
    await page.getByRole('button', { name: 'Save Invoice' }).click();
    await sees(page, 'Invoice INV-001 created successfully!');
    expect(await listedNumbers(page, 1)).toEqual(['INV-001']);
  },
);
