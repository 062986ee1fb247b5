import { expect } from 'vitest';
import { walk } from '#tests/support/journey.ts';
import { expectListed, openFilledList, statusChip } from '#tests/support/list-on-page.ts';
import {
  moreActions,
  ownersBar,
  ownersDetails,
  pressAction,
} from '#tests/support/owner-actions.ts';
import { openScreen, sees } from '#tests/support/screen.ts';

const cancelled =
  /^This invoice was canceled on \d{1,2} [A-Z][a-z]{2} \d{4}\. There’s nothing to pay\.$/;

walk('an invoice is voided from the list, and its client sees it', async ({ openPage }) => {
  const page = await openPage('phone', { expected: [/Failed to load resource/] });
  const [id = ''] = await openFilledList(page);
  const menu = page.getByRole('button', { name: 'More actions for F-1' });
  const entries = page.locator('.row-menu').getByRole('listitem');
  const dialog = page.getByRole('dialog', { name: 'Void invoice F-1?' });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

  await menu.click();
  await entries.getByRole('button', { name: 'Void' }).click();
  await sees(dialog, /^Your client will see that this invoice was canceled, and when/);
  await press('Void invoice');
  await sees(dialog, 'Enter a reason.');
  await dialog.getByLabel('Reason').fill('Sent twice');
  await page.context().setOffline(true);
  await press('Void invoice');
  await sees(dialog, 'Couldn’t void the invoice: no connection');
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('Sent twice');
  await page.context().setOffline(false);
  await press('Void invoice');
  await sees(page, 'Invoice voided');
  await expect.poll(() => dialog.count()).toBe(0);

  // Only under All, and no click changes its status.
  const row = page.getByRole('row', { name: /F-1/ });
  await row.getByText('Void', { exact: true }).waitFor();
  await statusChip(page, 'All 4').waitFor();
  expect(await row.getByRole('button', { name: /Mark|Void/ }).count()).toBe(0);
  await menu.click();
  await expect.poll(() => entries.allInnerTexts()).toEqual(['Clone', 'Share', 'Archive']);
  await statusChip(page, 'Unpaid 2').click();
  await expectListed(page, 'K-4', 'W-3');

  const client = await openPage('phone');
  await openScreen(client, `/view-invoice/${id}`);
  await sees(client, cancelled);
  expect(await client.getByRole('link', { name: 'Pay Invoice' }).count()).toBe(0);
  await openScreen(client, `/invoice/${id}`);
  await client.getByRole('heading', { name: 'Invoice Canceled' }).waitFor();
  await sees(client, cancelled);
  expect(await client.getByText('Payment Options').count()).toBe(0);
  expect(await client.getByText('Sent twice').count()).toBe(0);
});

walk('its page offers its owner the remaining actions', async ({ openPage }) => {
  const page = await openPage('desktop');
  const [id = ''] = await openFilledList(page);
  await openScreen(page, `/view-invoice/${id}`);
  const [bar, details] = [ownersBar(page), ownersDetails(page)];
  await pressAction(page, 'Void');
  const dialog = page.getByRole('dialog', { name: 'Void invoice F-1?' });
  await dialog.getByRole('button', { name: 'Keep invoice' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  await pressAction(page, 'Void');
  await dialog.getByLabel('Reason').fill('Wrong client');
  await dialog.getByLabel('Reason').press('Enter');
  await sees(page, 'Invoice voided', cancelled);
  await sees(details, /^Voided on .+: Wrong client$/);
  // The action is gone from the menu; keyboard focus continues at its button.
  await expect
    .poll(() => moreActions(page).evaluate((it) => it === document.activeElement))
    .toBe(true);
  const names = ['Edit', 'Payment page', 'Mark paid', 'Void', 'Clone', 'Archive', 'Stop sharing'];
  const left = await Promise.all(
    names.map(async (name) => ((await bar.getByText(name, { exact: true }).count()) ? [name] : [])),
  );
  expect(left.flat()).toEqual(['Clone', 'Archive', 'Stop sharing']);
  await details.getByText('E-invoice (XML)').click();
  await sees(details, 'E-invoices aren’t available for void invoices.');

  await openScreen(page, `/us/create-invoice?edit=${id}`);
  await page.getByRole('heading', { name: 'Invoice F-1 is void' }).waitFor();
  await page.getByRole('link', { name: 'Clone invoice' }).click();
  await sees(page, /This is a copy of invoice/);
});
