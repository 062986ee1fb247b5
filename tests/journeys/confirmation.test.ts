import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { letterTo, linkIn } from '#tests/support/mailed-link.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { enterOnPage } from '#tests/support/session-on-page.ts';
import { signUp } from '#tests/support/visitor.ts';

const subject = /^Confirm your email address/;

journey("another user's link confirms nothing", async ({ openPage }) => {
  const { standInsOrigin } = inject('product');
  const attacker = await openPage('desktop');
  const { email } = await signUpByPost(attacker);
  const victim = await openPage('phone');
  await signUpByPost(victim);
  await openScreen(victim, linkIn(await letterTo(standInsOrigin, email, subject), 'confirm='));
  await sees(victim, /^This confirmation link is not valid any more\./);
  for (const page of [attacker, victim]) {
    await openScreen(page, '/us/settings');
    await sees(page, 'Not confirmed yet');
  }
});

journey('Settings send the link again', async ({ openPage }) => {
  const { standInsOrigin } = inject('product');
  const page = await openPage('phone');
  const { email } = await signUpByPost(page);
  const first = await letterTo(standInsOrigin, email, subject);
  await openScreen(page, '/us/settings');
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await sees(page, 'Confirmation link sent. Please check your inbox.');
  await expect
    .poll(async () => (await letterTo(standInsOrigin, email, subject)).id)
    .not.toBe(first.id);
  await openScreen(page, linkIn(await letterTo(standInsOrigin, email, subject), 'confirm='));
  await sees(page, 'Your email address is confirmed.');
});

/** Signs up as the product's own forms do, so that the letter is sent. */
async function signUpByPost(page: Page) {
  const member = await signUp(inject('product').origin);
  await enterOnPage(page, member);
  return member;
}

// @covers decisions-6.10
