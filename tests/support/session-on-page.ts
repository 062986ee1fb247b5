import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { newMember } from './member.ts';
import { field } from './type-invoice.ts';
import { type Account, type Member, newAccount } from './visitor.ts';

/** A new account, with which the page's visitor is signed in; for journeys about something else. */
export async function signUpOnPage(page: Page, product = inject('product')): Promise<Member> {
  const member = await newMember(product);
  await enterOnPage(page, member, product.origin);
  return member;
}

/** Gives the page's visitor the session of a member. */
export async function enterOnPage(
  page: Page,
  member: Member,
  origin = inject('product').origin,
): Promise<void> {
  const [, value] = member.cookies().match(new RegExp(`${sessionCookie}=([^;]+)`)) ?? [];
  if (!value) throw new Error('Signing up gave no session');
  // Playwright's own way gives every cookie a domain, which one named __Host- may not have.
  const devTools = await page.context().newCDPSession(page);
  const taken = await devTools.send('Network.setCookie', {
    name: sessionCookie,
    value,
    url: origin,
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  });
  expect(taken.success).toBe(true);
}

/** What keeps a user signed in. */
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
