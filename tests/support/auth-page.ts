import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { readEmailedCodes } from './emailed-code.ts';
import { field } from './type-invoice.ts';
import type { Account } from './visitor.ts';

/** The auth page's tabs with the button that submits each tab's form. */
const buttons = { 'Sign in': 'Continue', 'Create account': 'Create free account' } as const;
type AuthTab = keyof typeof buttons;

/** The panel of a tab of the auth page. */
export function authPanel(page: Page, tab: AuthTab): Locator {
  return page.getByRole('tabpanel', { name: tab });
}

/** Fills in and submits the form of the auth page's open tab. */
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

/** Types an address into a form of the auth page, requests a code, and returns it. */
export async function sendCodeOnAuthPage(
  page: Page,
  email: string,
  form: Page | Locator,
): Promise<string> {
  await field(form, 'Email').fill(email);
  await page.getByRole('button', { name: 'Sign in with a code' }).click();
  await page.getByRole('button', { name: 'Send code' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Sign in with a code' }).count()).toBe(1);
  // The form still has the address typed before.
  const typed = field(page, 'Email').filter({ visible: true });
  expect(await typed.inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  const [code = ''] = await readEmailedCodes(email);
  return code;
}
