import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { readMailedCodes } from './mailed-code.ts';
import { field } from './type-invoice.ts';
import type { Account } from './visitor.ts';

/** The tabs of the auth page, and the button of each one's form. */
const buttons = { 'Sign in': 'Continue', 'Create account': 'Create free account' } as const;
type AuthTab = keyof typeof buttons;

/** What stands under a tab of the auth page. */
export function authPanel(page: Page, tab: AuthTab): Locator {
  return page.getByRole('tabpanel', { name: tab });
}

/** Types an account into the form of the auth page's open tab and sends it. */
export async function sendOnAuthPage(
  page: Page,
  tab: AuthTab,
  { email, password }: Account,
): Promise<void> {
  const panel = authPanel(page, tab);
  await field(panel, 'Email').fill(email);
  await field(panel, 'Password').fill(password);
  await panel.getByRole('button', { name: buttons[tab] }).click();
}

/** Has a code sent to an address that is typed into a form of the auth page; answers the code. */
export async function sendCodeOnAuthPage(
  page: Page,
  email: string,
  form: Page | Locator,
): Promise<string> {
  await field(form, 'Email').fill(email);
  await page.getByRole('button', { name: 'Sign in with a code' }).click();
  await page.getByRole('button', { name: 'Send code' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Sign in with a code' }).count()).toBe(1);
  // What was typed came along.
  expect(await field(page, 'Email').inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  const [code = ''] = await readMailedCodes(email);
  return code;
}
