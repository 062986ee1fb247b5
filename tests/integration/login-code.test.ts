import type { Page, Route } from 'playwright-core';
import { expect, inject } from 'vitest';
import { hashToken } from '#app/http/session/token.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { authPanel, sendOnAuthPage } from '#tests/support/auth-page.ts';
import { collectEvents } from '#tests/support/counted-events.ts';
import { readEmailedCodes } from '#tests/support/emailed-code.ts';
import { walk } from '#tests/support/journey.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { newMember } from '#tests/support/member.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

const { libsqlUrl } = inject('product');
const formPath = '/us/create-invoice';
const refused = [/Failed to load resource/];
const newEmail = () => `${crypto.randomUUID()}@example.com`;
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

const dialogOf = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true });

/** A guest with an unsaved invoice, at the dialog that asks for the email. */
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

async function requestCode(page: Page, email: string): Promise<string> {
  await field(dialogOf(page), 'Email').fill(email);
  await button(page, 'Send code').click();
  await sees(page, 'Login code sent to your email!');
  const [code = ''] = await readEmailedCodes(email);
  return code;
}

/** Skips the minute between two codes, on the server and on the page's installed clock. */
async function passMinute(page: Page, email: string) {
  await openDatabase({ url: libsqlUrl }).$client.execute({
    sql: 'DELETE FROM attempts WHERE key = ?',
    args: [hashToken(`codePerEmailAndMinute\n${email}\n`)],
  });
  await page.clock.fastForward(61_000);
  await sees(dialogOf(page), 'You can request a new code now.');
}

const isFocused = (page: Page, name: string) =>
  dialogOf(page)
    .locator(`[name="${name}"]`)
    .evaluate((field) => field === document.activeElement);

walk(
  'a new address signs in with a code, and the pending invoice is saved',
  async ({ openPage }) => {
    const page = await openPage('phone');
    await waitForCode(page);
    const code = await requestCode(page, newEmail());
    await expect.poll(() => isFocused(page, 'code')).toBe(true);
    expect(await button(page, 'Verify code').isDisabled()).toBe(true);
    await field(dialogOf(page), 'Code').fill('12345');
    expect(await button(page, 'Verify code').isDisabled()).toBe(true);
    await field(dialogOf(page), 'Code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
    await button(page, 'Verify code').click();
    await sees(page, 'Successfully signed in!');
    await sees(page, 'Invoice saved to your account!');
    expect(await listedNumbers(page, 1)).toEqual(['INV-001']);
  },
);

walk(
  'a wrong code shows an error and keeps input; the right one still works',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: refused });
    await waitForCode(page);
    const code = await requestCode(page, newEmail());
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

walk(
  'a new code takes a minute to become available, and invalidates the older one',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: refused });
    const email = newEmail();
    await page.clock.install();
    await waitForCode(page);
    const older = await requestCode(page, email);
    expect(await button(page, 'Send New Code').isDisabled()).toBe(true);
    await sees(dialogOf(page), /in \d+ s/, 'You can request a new code in one minute.');
    await passMinute(page, email);
    await button(page, 'Send New Code').click();
    const [newest = ''] = await readEmailedCodes(email, 2);
    await expect.poll(() => button(page, 'Send New Code').isDisabled()).toBe(true);
    if (older !== newest) {
      await field(dialogOf(page), 'Code').fill(older);
      await button(page, 'Verify code').click();
      await sees(dialogOf(page), 'Invalid or expired code');
    }
    await field(dialogOf(page), 'Code').fill(newest);
    await button(page, 'Verify code').click();
    await sees(page, 'Invoice saved to your account!');
  },
);

walk('a known address gets its own invoices, by keyboard alone', async ({ openPage }) => {
  const { email } = await newMember(inject('product'));
  const page = await openPage('desktop');
  await waitForCode(page);
  await expect.poll(() => isFocused(page, 'email')).toBe(true);
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  const [code = ''] = await readEmailedCodes(email);
  await expect.poll(() => isFocused(page, 'code')).toBe(true);
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await sees(page, 'Successfully signed in!');
  await sees(page, 'Invoice saved to your account!');
  const { rows } = await openDatabase({ url: libsqlUrl }).$client.execute({
    sql: 'SELECT count(*) AS n FROM users WHERE email = ?',
    args: [email],
  });
  expect(Number(rows[0]?.n)).toBe(1);
});

walk.for([
  ['a new address', 'sign_up', async () => newEmail()],
  ['a known address', 'login', async () => (await newMember(inject('product'))).email],
] as const)(
  'with consent, %s is counted as %s by a code',
  async ([, event, find], { openPage }) => {
    const email = await find();
    const page = await openPage('desktop');
    const analyticsEvents = await collectEvents(page);
    await waitForCode(page);
    const code = await requestCode(page, email);
    await field(dialogOf(page), 'Code').fill(code);
    await button(page, 'Verify code').click();
    await sees(page, 'Invoice saved to your account!');
    expect(analyticsEvents).toEqual([
      ['event', event, { method: 'code' }],
      ['event', 'create_invoice', { country: 'us' }],
    ]);
  },
);

walk(
  'a late response for a new code does not disturb a user who moved on to another address',
  async ({ openPage }) => {
    const page = await openPage('phone');
    const email = newEmail();
    const other = newEmail();
    await page.clock.install();
    await waitForCode(page);
    await requestCode(page, email);
    await passMinute(page, email);
    const sentence = page.getByText('Login code sent to your email!');
    await sentence.waitFor({ state: 'detached' });

    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const hold = async (route: Route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    };
    await page.route('**/api/send-otp', hold, { times: 1 });
    await button(page, 'Send New Code').click();
    await button(page, 'Use a different email').click();
    await field(dialogOf(page), 'Email').fill(other);
    const answered = page.waitForResponse('**/api/send-otp');
    release();
    await (await answered).finished();
    // The page has handled the response by the time a later one arrives.
    await page.evaluate(() => fetch('/favicon.svg').then((answer) => answer.text()));
    await expect.poll(() => field(dialogOf(page), 'Email').inputValue()).toBe(other);
    expect(await sentence.count()).toBe(0);

    const code = await requestCode(page, other);
    await sees(dialogOf(page), other);
    await field(dialogOf(page), 'Code').fill(code);
    await button(page, 'Verify code').click();
    await sees(page, 'Invoice saved to your account!');
  },
);

walk('a code that cannot be sent, or a lost connection, loses no input', async ({ openPage }) => {
  const page = await openPage('phone', { expected: refused });
  await waitForCode(page);
  const unreachable = `undeliverable-${newEmail()}`;
  await field(dialogOf(page), 'Email').fill(unreachable);
  await button(page, 'Send code').click();
  await sees(dialogOf(page), 'Failed to send login code');
  await expect.poll(() => field(dialogOf(page), 'Email').inputValue()).toBe(unreachable);

  const email = newEmail();
  await field(dialogOf(page), 'Email').fill(email);
  await page.context().setOffline(true);
  await button(page, 'Send code').click();
  await sees(dialogOf(page), 'Failed to send login code');
  await page.context().setOffline(false);
  const code = await requestCode(page, email);

  await field(dialogOf(page), 'Code').fill(code);
  await page.context().setOffline(true);
  await button(page, 'Verify code').click();
  await sees(dialogOf(page), "We couldn't sign you in. Please try again.");
  await expect.poll(() => field(dialogOf(page), 'Code').inputValue()).toBe(code);
  await page.context().setOffline(false);
  await button(page, 'Verify code').click();
  await sees(page, 'Invoice saved to your account!');
});

walk('a breached password is rejected at its field', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: refused });
  await openScreen(page, '/us/auth?tab=sign-up');
  await sendOnAuthPage(page, 'Create account', { email: newEmail(), password: 'qwerty123456' });
  const panel = authPanel(page, 'Create account');
  await sees(
    panel,
    'This password has been compromised in 52,874 data breaches. Please choose a different password.',
  );
  await expect.poll(() => field(panel, 'Password').inputValue()).toBe('qwerty123456');
});
