import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { newMember } from './member.ts';
import { field } from './type-invoice.ts';
import { type Account, type Member, newAccount } from './visitor.ts';

/** Creates an account and signs the page's visitor in; for tests that aren't about signing up. */
export async function signUpOnPage(page: Page, product = inject('product')): Promise<Member> {
  const member = await newMember(product);
  await enterOnPage(page, member, product.origin);
  return member;
}

/** Gives the page's visitor a user's session. */
export async function enterOnPage(
  page: Page,
  member: Member,
  origin = inject('product').origin,
): Promise<void> {
  const [, value] = member.cookies().match(new RegExp(`${sessionCookie}=([^;]+)`)) ?? [];
  if (!value) throw new Error('Signing up gave no session');
  // Playwright's own method sets a domain on every cookie, which a __Host- cookie may not have.
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

/** The name of the session cookie. */
export const sessionCookie = '__Host-session';

/** Creates an account in the open dialog on the page. */
export async function signUpByDialog(page: Page, account: Account = newAccount()): Promise<void> {
  const dialog = page.getByRole('dialog');
  await field(dialog, 'Email').fill(account.email);
  await field(dialog, 'Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Create free account' }).click();
}
