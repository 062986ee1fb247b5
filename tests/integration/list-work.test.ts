import { expect } from 'vitest';
import { walk } from '#tests/support/journey.ts';
import { expectListed, openFilledList, statusChip } from '#tests/support/list-on-page.ts';
import {
  openActions,
  ownersBar,
  ownersDetails,
  pressAction,
} from '#tests/support/owner-actions.ts';
import { openScreen, sees } from '#tests/support/screen.ts';

const failedRequest = [/Failed to load resource/];

walk('invoices are archived and unarchived, alone and together', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: failedRequest });
  await openFilledList(page);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Archive');
  await sees(page, 'Please select at least one invoice');
  await page.getByLabel('Select W-2').check();
  await page.getByLabel('Select F-1').check();
  await sees(page, '2 selected');

  await page.context().setOffline(true);
  await press('Archive');
  await sees(page, 'Error archiving invoices: no connection');
  await expectListed(page, 'K-4', 'W-3', 'W-2', 'F-1');
  await page.context().setOffline(false);
  await press('Archive');
  await sees(page, '2 invoice(s) archived');
  await expectListed(page, 'K-4', 'W-3');

  // By keyboard: the menu opens at its first entry, arrow keys move, Escape returns to the button.
  const menu = page.getByRole('button', { name: 'More actions for K-4' });
  await menu.press('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.evaluate((it) => it === document.activeElement)).toBe(true);
  await menu.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await sees(page, 'Error archiving invoice: no connection');
  await page.context().setOffline(false);
  await menu.click();
  await page.locator('.row-menu').getByRole('button', { name: 'Archive' }).click();
  await sees(page, 'Invoice archived');
  await expectListed(page, 'W-3');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await sees(page, 'Invoice unarchived');
  await expectListed(page, 'K-4', 'W-3');

  await page.getByRole('link', { name: 'Show Archived' }).click();
  await page.getByRole('heading', { name: 'Archived', exact: true }).waitFor();
  await expectListed(page, 'W-2', 'F-1');
  await page.getByLabel('Select all on page').check();
  await press('Unarchive');
  await sees(page, '2 invoice(s) unarchived');
  await page.getByRole('heading', { name: 'No archived invoices' }).waitFor();
  await page.getByRole('link', { name: 'Hide Archived' }).click();
  await expectListed(page, 'K-4', 'W-3', 'W-2', 'F-1');

  const missing = 'Invoice check';
  const entries = page.locator('.row-menu').getByRole('listitem');
  await page.getByRole('button', { name: 'More actions for W-2' }).click();
  expect(await entries.allInnerTexts()).toEqual([
    'Clone',
    'Send',
    'Share',
    missing,
    'E-invoice (XML)',
    'Issue credit note',
    'Archive',
  ]);
  await page.getByRole('button', { name: 'More actions for F-1' }).click();
  await expect
    .poll(() => entries.allInnerTexts())
    .toEqual([
      'Clone',
      'Edit',
      'Send',
      'Share',
      'Record payment',
      missing,
      'E-invoice (XML)',
      'Issue credit note',
      'Archive',
      'Void',
    ]);
  await entries.getByRole('link', { name: 'Clone' }).click();
  await page.waitForURL(/create-invoice\?clone=/);
  await sees(page, /This is a copy of invoice/);
});

walk(
  'a status changes immediately, and reverts with a message when the server fails',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: [...failedRequest, /SyntaxError/] });
    await openFilledList(page);
    const row = page.getByRole('row', { name: /F-1/ });
    let answer: () => void = () => undefined;
    const held = new Promise<void>((release) => {
      answer = release;
    });
    await page.route('**/invoices.data*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await held;
      await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
    });
    await row.getByTitle('Mark as paid').click();
    await row.getByText('Paid', { exact: true }).waitFor();
    answer();
    await sees(page, 'Couldn’t mark the invoice as paid. Try again.');
    await row.getByText('Unpaid', { exact: true }).waitFor();

    // In a view that it no longer matches, the row disappears and the message stays.
    await page.unroute('**/invoices.data*');
    await statusChip(page, 'Unpaid 3').click();
    await expectListed(page, 'K-4', 'W-3', 'F-1');
    await row.getByTitle('Mark as paid').click();
    await sees(page, 'Invoice marked as paid!');
    await expectListed(page, 'K-4', 'W-3');
    await statusChip(page, 'Paid 2').waitFor();
    await sees(page, 'Owed');
    await page.getByRole('button', { name: 'Undo' }).click();
    await sees(page, 'Invoice marked as unpaid!');
    await expectListed(page, 'K-4', 'W-3', 'F-1');

    // By the row's action.
    await page.getByRole('button', { name: 'Mark paid: W-3' }).click();
    await expectListed(page, 'K-4', 'F-1');
  },
);

walk('an invoice opens by its number, and by a click anywhere in its row', async ({ openPage }) => {
  const page = await openPage('desktop');
  const [, , , id] = await openFilledList(page);
  await page.getByRole('link', { name: 'K-4', exact: true }).click();
  await page.waitForURL(new RegExp(`/view-invoice/${id}$`));
  await page.goBack();
  await page.getByRole('row', { name: /K-4/ }).getByText('Kite GmbH').click();
  await page.waitForURL(new RegExp(`/view-invoice/${id}$`));
  await page.goBack();
  // Controls in the row only do their own action.
  await page.getByLabel('Select K-4').check();
  await sees(page, '1 selected');
});

walk(
  'the owner works on the view page, and Close leads back to the same list',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    const ids = await openFilledList(page);
    await statusChip(page, 'Unpaid 3').click();
    await expectListed(page, 'K-4', 'W-3', 'F-1');
    const address = page.url();
    await page.getByRole('link', { name: 'W-3', exact: true }).click();
    const [bar, details] = [ownersBar(page), ownersDetails(page)];
    await sees(details, /^Saved on \d{1,2} [A-Z][a-z]{2} \d{4}$/, 'Only you can see this.');
    await openActions(page);
    for (const [name, path] of [
      ['Edit', `edit=${ids[2]}`],
      ['Clone', `clone=${ids[2]}`],
    ] as const) {
      const link = bar.getByRole('link', { name });
      expect(await link.getAttribute('href')).toBe(`/us/create-invoice?${path}`);
    }
    for (const name of ['Share', 'Copy link']) {
      expect(await bar.getByRole('button', { name }).count()).toBe(1);
    }

    await pressAction(page, 'Mark paid');
    await sees(page, 'Invoice marked as paid!');
    await sees(details, /^Marked paid on /);
    await openActions(page);
    expect(await bar.getByRole('link', { name: 'Edit' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await sees(page, 'Invoice marked as unpaid!');
    await openActions(page);
    await bar.getByRole('button', { name: 'Mark paid' }).waitFor();

    await pressAction(page, 'Archive');
    await sees(bar, 'This invoice is archived.');
    await openActions(page);
    const unarchive = bar.getByRole('button', { name: 'Unarchive' });
    // Until then the response to the previous click is being read.
    await expect.poll(() => unarchive.getAttribute('aria-disabled')).not.toBe('true');
    await unarchive.click();
    await openActions(page);
    await bar.getByRole('button', { name: 'Archive', exact: true }).waitFor();

    await page.getByRole('link', { name: 'Close' }).click();
    await expect.poll(() => page.url()).toBe(address);
    await expectListed(page, 'K-4', 'W-3', 'F-1');

    // Opened by its URL, closing leads to its row; other visitors don't see the bar.
    await openScreen(page, `/view-invoice/${ids[2]}`);
    await bar.waitFor();
    await page.getByRole('link', { name: 'Close' }).click();
    await page.waitForURL(/\/us\/invoices/);
    const client = await openPage('phone');
    await openScreen(client, `/view-invoice/${ids[2]}`);
    await client.getByRole('heading', { level: 1 }).waitFor();
    expect(await client.getByText('Only you can see this.').count()).toBe(0);
  },
);
