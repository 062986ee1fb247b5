import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { hashToken } from '#app/http/session/token.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { readMailedCodes } from '#tests/support/mailed-code.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import { walk } from '#tests/support/walk.ts';

const { libsqlUrl } = inject('product');
const formPath = '/us/create-invoice';
const refused = [/Failed to load resource/];
const newEmail = () => `${crypto.randomUUID()}@example.com`;
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

const dialogOf = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true });

/** A guest with an invoice that waits to be saved, where the dialog asks for the e-mail. */
async function waitForCode(page: Page) {
  await openScreen(page, formPath);
  await typeInvoice(page, plainInvoice);
  await page
    .getByRole('button', { name: 'Save Invoice' })
    .filter({ visible: true })
    .first()
    .click();
  await sees(page, 'Please sign in to save your invoice');
  await button(page, 'Sign in with a code').click();
}

async function askForCode(page: Page, email: string): Promise<string> {
  await field(dialogOf(page), 'Email').fill(email);
  await button(page, 'Send code').click();
  await sees(page, 'Login code sent to your email!');
  const [code = ''] = await readMailedCodes(email);
  return code;
}

/** Lets the minute between two codes pass, the server's and the page's, on a clock that was installed. */
async function passMinute(page: Page, email: string) {
  await openDatabase({ url: libsqlUrl }).$client.execute({
    sql: 'DELETE FROM attempts WHERE key = ?',
    args: [hashToken(`codePerEmailAndMinute\n${email}\n`)],
  });
  await page.clock.fastForward(61_000);
  await sees(dialogOf(page), 'You can ask for a new code now.');
}

const isFocused = (page: Page, name: string) =>
  dialogOf(page)
    .locator(`[name="${name}"]`)
    .evaluate((field) => field === document.activeElement);

walk('a new address signs in by a code, and the waiting invoice is saved', async ({ openPage }) => {
  const page = await openPage('phone');
  await waitForCode(page);
  const code = await askForCode(page, newEmail());
  await expect.poll(() => isFocused(page, 'code')).toBe(true);
  expect(await button(page, 'Verify code').isDisabled()).toBe(true);
  await field(dialogOf(page), 'Code').fill('12345');
  expect(await button(page, 'Verify code').isDisabled()).toBe(true);
  await field(dialogOf(page), 'Code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await button(page, 'Verify code').click();
  await sees(page, 'Successfully signed in!');
  await sees(page, 'Invoice saved to your account!');
  expect(await listedNumbers(page, 1)).toEqual(['INV-001']);
});

walk(
  'a wrong code says so and keeps what is typed; the right one still works',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: refused });
    await waitForCode(page);
    const code = await askForCode(page, newEmail());
    await field(dialogOf(page), 'Code').fill(wrong(code));
    await button(page, 'Verify code').click();
    await sees(dialogOf(page), 'Invalid or expired code');
    expect(await field(dialogOf(page), 'Code').inputValue()).toBe(wrong(code));
    await expect.poll(() => isFocused(page, 'code')).toBe(true);
    await field(dialogOf(page), 'Code').fill(code);
    await button(page, 'Verify code').click();
    await sees(page, 'Invoice saved to your account!');
  },
);

walk('a new code waits for its minute, and ends the older one', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: refused });
  const email = newEmail();
  await page.clock.install();
  await waitForCode(page);
  const older = await askForCode(page, email);
  expect(await button(page, 'Send New Code').isDisabled()).toBe(true);
  await sees(dialogOf(page), /in \d+ s/, 'You can ask for a new code in one minute.');
  await passMinute(page, email);
  await button(page, 'Send New Code').click();
  const [newest = ''] = await readMailedCodes(email, 2);
  await expect.poll(() => button(page, 'Send New Code').isDisabled()).toBe(true);
  if (older !== newest) {
    await field(dialogOf(page), 'Code').fill(older);
    await button(page, 'Verify code').click();
    await sees(dialogOf(page), 'Invalid or expired code');
  }
  await field(dialogOf(page), 'Code').fill(newest);
  await button(page, 'Verify code').click();
  await sees(page, 'Invoice saved to your account!');
});

// @covers platform-2.39 platform-9.18
