import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { screenSizes } from '#tests/support/launch-browser.ts';
import { expectFocusOn, openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field } from '#tests/support/type-invoice.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const questionOf = (page: Page) => page.getByRole('alertdialog');

/** Waits until the list shows exactly these clients, in this order. */
const expectCards = (page: Page, ...names: string[]) =>
  expect.poll(() => page.locator('.client-card h2').allInnerTexts()).toEqual(names);

journey(
  'clients are added on a phone, and edited, opened and deleted on a wide screen',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: [/Failed to load resource/, /SyntaxError/] });
    await signUpOnPage(page);
    await openScreen(page, '/us/clients');
    await page.getByRole('heading', { name: 'No clients yet' }).waitFor();

    // Invalid input shows an error; a lost connection loses nothing; a second click adds no second client.
    const add = () => dialogOf(page).getByRole('button', { name: 'Add Client' });
    await page.getByRole('button', { name: 'Add Client' }).click();
    await add().click();
    await sees(dialogOf(page), 'Name is required');
    await page.keyboard.type('Finch & Sons');
    await field(dialogOf(page), 'Email').fill('finch');
    await page.keyboard.press('Enter');
    await sees(dialogOf(page), 'Invalid email address');
    await field(dialogOf(page), 'Email').fill('post@finch.example');
    await page.context().setOffline(true);
    await add().click();
    await sees(
      dialogOf(page),
      'We couldn’t save the client: no connection. Nothing you entered is lost.',
    );
    await page.context().setOffline(false);
    await add().dblclick();
    await sees(page, 'Client added successfully!');
    await dialogOf(page).waitFor({ state: 'hidden' });
    await expectFocusOn(page, 'client-list');

    // Input is only discarded after the user confirms; an unchanged form closes immediately.
    const edit = (name: string) => page.getByRole('button', { name: `Edit ${name}` });
    await edit('Finch & Sons').click();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Add Client' }).click();
    await field(dialogOf(page), 'Name').fill('Kite GmbH');
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await questionOf(page).getByRole('button', { name: 'Discard' }).click();
    await dialogOf(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Add Client' }).click();
    await field(dialogOf(page), 'Name').fill('Kite GmbH');
    await add().click();
    await expectCards(page, 'Kite GmbH', 'Finch & Sons');

    await page.setViewportSize(screenSizes.desktop.viewport);
    await page.getByRole('button', { name: 'Delete Finch & Sons' }).click();
    await page.context().setOffline(true);
    await questionOf(page).getByRole('button', { name: 'Delete' }).click();
    await sees(questionOf(page), 'We couldn’t delete the client: no connection.');
    await page.context().setOffline(false);
    await questionOf(page).getByRole('button', { name: 'Delete' }).click();
    await sees(page, 'Finch & Sons deleted successfully!');
    await expectCards(page, 'Kite GmbH');
    await expectFocusOn(page, 'client-list');

    await page.getByRole('link', { name: 'Kite GmbH' }).click();
    await page.getByRole('heading', { name: 'Kite GmbH', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    await field(dialogOf(page), 'Phone').fill('030 1234');
    await page.keyboard.press('Enter');
    await sees(page, 'Client updated successfully!', '030 1234');
    await page.getByRole('button', { name: 'Delete' }).click();
    await questionOf(page).getByRole('button', { name: 'Delete' }).click();
    await sees(page, 'Kite GmbH deleted successfully!');
    await page.getByRole('heading', { name: 'No clients yet' }).waitFor();
    await expectFocusOn(page, 'main');
  },
);
