import { expect } from 'vitest';
import { openFilledList } from '#tests/support/list-on-page.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { walk } from '#tests/support/walk.ts';

walk(
  'a payment is recorded from the list, and reversed on the invoice’s page',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: [/Failed to load resource/] });
    const [id = ''] = await openFilledList(page);
    await page.getByRole('button', { name: 'More for F-1' }).click();
    await page.locator('.row-menu').getByRole('button', { name: 'Record payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Payment of invoice F-1' });
    const press = () => dialog.getByRole('button', { name: 'Record payment' }).click();
    const amount = dialog.getByLabel('Amount');
    const whole = await amount.inputValue();
    await amount.fill('99999999');
    await press();
    await sees(dialog, /^That is more than the \$[\d,.]+ that is due\.$/);
    await amount.fill('1.50');
    await dialog.getByLabel('Reference').fill('No. 12');
    await page.context().setOffline(true);
    await press();
    await sees(dialog, 'Failed to record the payment: no connection');
    expect(await amount.inputValue()).toBe('1.50');
    await page.context().setOffline(false);
    await press();
    await sees(page, 'Payment recorded');
    const row = page.getByRole('row', { name: /F-1/ });
    await row.getByText('Part paid').waitFor();
    const left = (Number(whole) - 1.5).toFixed(2);
    expect((await row.innerText()).replace(/,/g, '')).toContain(`$${left} due`);

    await openScreen(page, `/view-invoice/${id}`);
    const payments = page.getByRole('region', { name: 'Payments' });
    await sees(payments, 'No. 12');
    await payments.getByRole('button', { name: 'Reverse $1.50' }).click();
    const question = page.getByRole('alertdialog', { name: 'Reverse this payment?' });
    await question.getByRole('button', { name: 'Reverse' }).click();
    await sees(page, 'Payment reversed');
    await sees(payments, /^Reversed on /);
    await expect.poll(() => payments.getByRole('button').count()).toBe(0);
  },
);

walk('marking unpaid what was paid by hand asks first', async ({ openPage }) => {
  const page = await openPage('desktop');
  const [id = ''] = await openFilledList(page);
  await openScreen(page, `/view-invoice/${id}`);
  const bar = page.getByRole('region', { name: 'Your invoice' });
  await bar.getByRole('button', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Payment of invoice F-1' });
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await bar.getByRole('button', { name: 'Mark unpaid' }).click();
  const question = page.getByRole('alertdialog', { name: 'Reverse these payments?' });
  await question.getByRole('button', { name: 'Reverse all' }).click();
  await bar.getByRole('button', { name: 'Mark paid' }).waitFor();
});

walk('a deposit is asked for first', async ({ openPage }) => {
  const page = await openPage('desktop');
  const [id = ''] = await openFilledList(page);
  await openScreen(page, `/view-invoice/${id}`);
  await page.getByRole('button', { name: 'Payment schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Payment schedule of F-1' });
  await dialog.getByLabel('Amount or percent').fill('half');
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await sees(dialog, /^Each step needs an amount above zero/);
  await dialog.getByLabel('Amount or percent').fill('1');
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await sees(page, 'Payment schedule saved');
  await page.getByRole('list', { name: 'Steps' }).waitFor();

  const client = await openPage('phone');
  await openScreen(client, `/view-invoice/${id}`);
  await client.getByRole('link', { name: 'Pay $1.00' }).first().click();
  await client.getByRole('link', { name: /^All \$[\d,.]+ instead$/ }).click();
  await client.getByRole('link', { name: 'The next step, $1.00' }).waitFor();
});

// @covers paid-2.5 paid-2.6 paid-2.7 paid-2.9
