import type { Browser, Page } from 'playwright-core';
import { screenSizes } from '../support/launch-browser.ts';
import { newNetworkAddress } from '../support/network-address.ts';
import type { Member } from '../support/visitor.ts';

/** How much slower the phone's processor is than this machine's. */
export const slowdown = 4;

/** Long enough for a busy machine. */
const patienceMs = 120_000;

/** Opens an empty page on a phone, with the session of a member, if there is one. */
export async function openPhone(browser: Browser, origin: string, member?: Member): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    extraHTTPHeaders: { 'CF-Connecting-IP': newNetworkAddress() },
    serviceWorkers: 'block',
    ...screenSizes.phone,
  });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const [, name, value] = /(__Host-session)=([^;]+)/.exec(member?.cookies() ?? '') ?? [];
  if (!name || !value) return page;
  // Playwright's own method sets a domain on every cookie, which a __Host- cookie may not have.
  const session = await context.newCDPSession(page);
  const cookie = { name, value, url: origin, path: '/', httpOnly: true, secure: true };
  const { success } = await session.send('Network.setCookie', cookie);
  if (!success) throw new Error('The phone refused the session.');
  return page;
}

/** Makes the phone's processor slow from now on. */
export async function slowDown(page: Page, rate = slowdown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await session.detach();
}
