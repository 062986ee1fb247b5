import type { Locator, Page } from 'playwright-core';
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
