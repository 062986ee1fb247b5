import type { Page } from 'playwright-core';
import { field } from './type-invoice.ts';
import type { Account } from './visitor.ts';

/** The auth page's tabs with the button that submits each tab's form. */
const buttons = { 'Sign in': 'Continue', 'Create account': 'Create free account' } as const;
type AuthTab = keyof typeof buttons;

/** Fills in and submits the form of the auth page's open tab. */
export async function sendOnAuthPage(
  page: Page,
  tab: AuthTab,
  { email, password }: Account,
): Promise<void> {
  const panel = page.getByRole('tabpanel', { name: tab });
  await field(panel, 'Email').fill(email);
  await field(panel, 'Password').fill(password);
  await panel.getByRole('button', { name: buttons[tab] }).click();
}
