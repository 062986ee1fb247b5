import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import { field } from './type-invoice.ts';

/** What somebody signs in with. */
export type Account = { email: string; password: string };

/** An address that nobody has used yet, with a password that every screen takes. */
export function newAccount(): Account {
  return { email: `${crypto.randomUUID()}@example.com`, password: 'a long wren password' };
}

/** Makes an account over HTTP and signs the page's visitor in with it; for journeys about something else. */
export async function signUp(
  page: Page,
  {
    country = 'us',
    origin = inject('product').origin,
  }: { country?: CountryCode; origin?: string } = {},
): Promise<Account> {
  const account = newAccount();
  const answer = await fetch(`${origin}/${country}/auth`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ ...account, intent: 'sign-up', screen: 'page' }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(302);
  const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(sessionCookie));
  const value = session?.slice(sessionCookie.length + 1).split(';')[0] ?? '';
  expect(value).not.toBe('');
  // Playwright's own way gives every cookie a domain, which one named __Host- may not have.
  const devTools = await page.context().newCDPSession(page);
  const cookie = { name: sessionCookie, value, path: '/', httpOnly: true, secure: true } as const;
  const taken = await devTools.send('Network.setCookie', {
    ...cookie,
    url: origin,
    sameSite: 'Lax',
  });
  expect(taken.success).toBe(true);
  return account;
}

/** What keeps somebody signed in. */
export const sessionCookie = '__Host-session';

/** Signs in with an account that exists, in the dialog that is open on the page. */
export async function signInByDialog(page: Page, { email, password }: Account): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await field(dialog, 'Email').fill(email);
  await field(dialog, 'Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Creates an account in the dialog that is open on the page. */
export async function signUpByDialog(page: Page, account: Account = newAccount()): Promise<void> {
  const dialog = page.getByRole('dialog');
  await field(dialog, 'Email').fill(account.email);
  await field(dialog, 'Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Create free account' }).click();
}

/** The numbers in the list on the page, newest first, once it shows `count` of them. */
export async function listedNumbers(page: Page, count: number): Promise<string[]> {
  const heads = page.getByRole('rowheader');
  await expect.poll(() => heads.count(), { timeout: 15_000 }).toBe(count);
  return heads.allInnerTexts();
}
