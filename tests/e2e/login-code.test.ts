import type { Locator, Page, Route } from 'playwright-core';
import { expect, inject } from 'vitest';
import { hashToken } from '#app/http/session/token.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { journey } from '#tests/support/browser.ts';
import { collectEvents } from '#tests/support/counted-events.ts';
import { readEmailedCodes } from '#tests/support/emailed-code.ts';
import { gate } from '#tests/support/gate.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { newMember } from '#tests/support/member.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

const product = inject('product');
const refused = [/Failed to load resource/];
const newEmail = () => `${crypto.randomUUID()}@example.com`;
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');
const saved = 'Invoice saved to your account!';

const button = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

/** A guest with an unsaved invoice, at the dialog that asks for the email. */
async function waitForCode(page: Page) {
  await openScreen(page, '/us/create-invoice');
  await typeInvoice(page, plainInvoice);
  await page.getByRole('button', { name: 'Save Invoice' }).filter({ visible: true }).click();
  await button(page, 'Sign in with a code').click();
  return page.getByRole('dialog');
}

async function requestCode(page: Page, dialog: Locator, email: string): Promise<string> {
  await field(dialog, 'Email').fill(email);
  await button(page, 'Send code').click();
  await sees(page, 'Login code sent to your email!');
  const [code = ''] = await readEmailedCodes(email);
  return code;
}

journey(
  'by keyboard alone: a known address gets its account, after a wrong code',
  async ({ openPage }) => {
    const { email } = await newMember(product);
    const page = await openPage('desktop', { expected: refused });
    const analyticsEvents = await collectEvents(page);
    const dialog = await waitForCode(page);
    await expect.poll(() => focused(page)).toBe('email');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    const [code = ''] = await readEmailedCodes(email);
    await expect.poll(() => focused(page)).toBe('code');
    expect(await button(page, 'Verify code').isDisabled()).toBe(true);
    await page.keyboard.type(wrong(code));
    await page.keyboard.press('Enter');
    await sees(dialog, 'Invalid or expired code');
    expect(await field(dialog, 'Code').inputValue()).toBe(wrong(code));
    await expect.poll(() => focused(page)).toBe('code');
    await field(dialog, 'Code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
    await page.keyboard.press('Enter');
    await sees(page, 'Successfully signed in!', saved);
    expect(await listedNumbers(page, 1)).toEqual(['INV-001']);
    expect(analyticsEvents).toEqual([
      ['event', 'login', { method: 'code' }],
      ['event', 'create_invoice', { country: 'us' }],
    ]);
    // The back button opens a fresh form, not the saved invoice.
    await page.goBack();
    await expect.poll(() => field(page, 'Invoice number').inputValue()).toBe('INV-002');
    expect(await field(page, 'Client name').inputValue()).toBe('');
  },
);

journey(
  'a new code takes a minute, and its late response disturbs nothing',
  async ({ openPage }) => {
    const page = await openPage('phone');
    const [email, other] = [newEmail(), newEmail()];
    await page.clock.install();
    const dialog = await waitForCode(page);
    await requestCode(page, dialog, email);

    expect(await button(page, 'Send New Code').isDisabled()).toBe(true);
    await sees(dialog, /in \d+ s/, 'You can request a new code in one minute.');
    // Skips the minute, on the server and on the page's clock.
    await openDatabase({ url: product.libsqlUrl }).$client.execute({
      sql: 'DELETE FROM attempts WHERE key = ?',
      args: [hashToken(`codePerEmailAndMinute\n${email}\n`)],
    });
    await page.clock.fastForward(61_000);
    await sees(dialog, 'You can request a new code now.');
    const sentence = page.getByText('Login code sent to your email!');
    await sentence.waitFor({ state: 'detached' });

    const held = gate();
    const hold = async (route: Route) => {
      const response = await route.fetch();
      await held.opened;
      await route.fulfill({ response });
    };
    await page.route('**/api/send-otp', hold, { times: 1 });
    await button(page, 'Send New Code').click();
    await button(page, 'Use a different email').click();
    await field(dialog, 'Email').fill(other);
    const answered = page.waitForResponse('**/api/send-otp');
    held.open();
    await (await answered).finished();
    // The page has handled the response by the time a later one arrives.
    await page.evaluate(() => fetch('/favicon.svg').then((answer) => answer.text()));
    await expect.poll(() => field(dialog, 'Email').inputValue()).toBe(other);
    expect(await sentence.count()).toBe(0);

    const code = await requestCode(page, dialog, other);
    await sees(dialog, other);
    await field(dialog, 'Code').fill(code);
    await button(page, 'Verify code').click();
    await sees(page, saved);
  },
);
