import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { expectNoBarrierHere } from '#tests/support/barriers.ts';
import { journey } from '#tests/support/browser.ts';
import { waitForEmail } from '#tests/support/emailed-link.ts';
import { screenSizes } from '#tests/support/launch-browser.ts';
import { downloadBy, expectFocusOn, openScreen, press, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field } from '#tests/support/type-invoice.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

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

const { fakesOrigin, libsqlUrl } = inject('product');

journey(
  'a client’s statement is viewed, downloaded and sent from their page',
  async ({ openPage }) => {
    const page = await openPage('phone');
    const member = await signUpOnPage(page);
    const run = (sql: string, args: (string | number)[]) =>
      openDatabase({ url: libsqlUrl }).$client.execute({ sql, args });
    await run('UPDATE users SET email_verified_at = 1, created_at = 1 WHERE email = ?', [
      member.email,
    ]);
    const reader = `${crypto.randomUUID().slice(0, 8)}@client.example`;
    // The first invoice creates its client.
    await saveInvoice(member, {
      invoiceNumber: 'INV-001',
      invoiceDate: '2026-04-01',
      dueDate: '2026-04-30',
      clientEmail: reader,
    });
    const { rows } = await run(
      'SELECT id FROM clients WHERE user_id = (SELECT id FROM users WHERE email = ?)',
      [member.email],
    );
    await openScreen(page, `/us/clients/${rows[0]?.id}`);
    await page.getByRole('link', { name: 'Statement' }).click();
    await page.getByRole('heading', { name: 'Statement for Finch & Sons' }).waitFor();
    await page.getByLabel('From').fill('2026-03-01');
    await page.getByLabel('To', { exact: false }).last().fill('2026-05-15');
    await press(page, 'Show');
    const told = page.getByRole('region', { name: 'USD', exact: true });
    await sees(
      told,
      'Opening balance',
      'INV-001',
      'Balance due as of 15 May 2026',
      '1–30 days late',
    );
    await expectNoBarrierHere(page, 'statement');

    const pdf = await downloadBy(page, () => press(page, 'PDF'));
    expect(pdf.name).toBe('Statement Finch & Sons 2026-03-01 2026-05-15.pdf');

    await press(page, 'Send');
    const dialog = page.getByRole('dialog', {
      name: 'Send statement for 1 Mar 2026 – 15 May 2026',
    });
    await dialog.waitFor();
    expect(await dialog.getByLabel('To', { exact: false }).first().inputValue()).toBe(reader);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    const letter = await waitForEmail(fakesOrigin, reader, /^Statement from /);
    expect(letter.text).toContain('Balance due as of 15 May 2026: $100.00');
    expect(letter.text).toContain('The statement is attached as a PDF.');
  },
);
