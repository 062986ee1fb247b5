import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { walk } from '#tests/support/journey.ts';
import { openFilledList } from '#tests/support/list-on-page.ts';
import { moreActions, openActions, ownersBar, pressAction } from '#tests/support/owner-actions.ts';
import { openScreen, sees } from '#tests/support/screen.ts';

/** The last copied text, which the page stores where the test can read it. */
const copied = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.copied?.split('/').at(-1) ?? '');

/** What Share last opened, in a browser that can't share files. */
const opened = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.opened?.split('?')[0] ?? '');

const keepOpened = (page: Page) =>
  page.evaluate(() => {
    const replace = (to: string) => {
      document.documentElement.dataset.opened = to;
    };
    window.open = () => ({ location: { replace }, close: () => undefined }) as unknown as Window;
  });

const keepCopies = (page: Page) =>
  page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset.copied = text;
    };
  });

walk('a link is withdrawn after confirmation, and a new one is created', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: [/Failed to load resource/] });
  const [, , , id = ''] = await openFilledList(page);
  await keepCopies(page);
  await page.getByRole('link', { name: 'K-4', exact: true }).click();
  const bar = ownersBar(page);
  const button = (name: string) => bar.getByRole('button', { name, exact: true });
  await pressAction(page, 'Copy link');
  await expect.poll(() => copied(page)).toBe(id);

  await pressAction(page, 'Stop sharing');
  await sees(
    page,
    'Stop sharing?',
    'The link you shared will stop working, and your client won’t be able to use it to view, download or pay this invoice. You can create a new link at any time.',
  );
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await openActions(page);
  expect(await button('Stop sharing').count()).toBe(1);
  await button('Stop sharing').click();
  await page.context().setOffline(true);
  await question.getByRole('button', { name: 'Stop sharing' }).click();
  await sees(page, 'Couldn’t stop sharing: no connection');
  await page.context().setOffline(false);
  await pressAction(page, 'Stop sharing');
  await question.getByRole('button', { name: 'Stop sharing' }).click();
  await sees(page, 'Sharing stopped');
  await sees(bar, 'Sharing is off. No one can open this invoice with a link.');
  await expect
    .poll(() => moreActions(page).evaluate((it) => it === document.activeElement))
    .toBe(true);
  await openActions(page);
  expect(await button('Copy link').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Pay Invoice' }).count()).toBe(0);
  const payPage = bar.getByRole('link', { name: 'Payment page' });
  expect(await payPage.getAttribute('href')).toBe(`/invoice/${id}`);

  await page.getByRole('link', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Copy link to K-4' }).click();
  await sees(page, 'Sharing is off for this invoice. Open the invoice to create a new link.');

  await page.getByRole('link', { name: 'K-4', exact: true }).click();
  await page.context().setOffline(true);
  await button('Create new link').click();
  await sees(page, 'Couldn’t create a new link: no connection');
  await page.context().setOffline(false);
  await button('Create new link').click();
  await sees(page, 'New link created');
  await pressAction(page, 'Copy link');
  await expect.poll(() => copied(page)).toMatch(/^[\w-]{43}$/);
  const link = await copied(page);
  // Copying the URL from the address bar gives a link that works.
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/view-invoice/${link}`);
  expect(await payPage.getAttribute('href')).toBe(`/invoice/${link}`);
  await keepOpened(page);
  await pressAction(page, 'Share');
  await expect.poll(() => opened(page)).toBe(`/view-invoice/${link}/pdf`);

  await page.getByRole('link', { name: 'Close' }).click();
  await page.evaluate(() => delete document.documentElement.dataset.copied);
  await page.getByRole('button', { name: 'Copy link to K-4' }).click();
  await expect.poll(() => copied(page)).toBe(link);

  // The client's side: the old link is dead, the new one opens all pages.
  const client = await openPage('phone', { expected: [/404/, /Failed to load resource/] });
  await openScreen(client, `/view-invoice/${id}`);
  await sees(client, 'Invoice not found or no longer available');
  await openScreen(client, `/view-invoice/${link}`);
  await client.getByRole('link', { name: 'Pay Invoice' }).first().click();
  await client.waitForURL(new RegExp(`/invoice/${link}$`));
  await client.getByRole('heading', { name: 'Pay Invoice' }).waitFor();
});

walk('an owner who is on a link’s page stops sharing and stays there', async ({ openPage }) => {
  const page = await openPage('desktop');
  const [, , , id = ''] = await openFilledList(page);
  await openScreen(page, `/view-invoice/${id}`);
  const bar = ownersBar(page);
  const stop = async () => {
    await pressAction(page, 'Stop sharing');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Stop sharing' }).click();
    await sees(bar, 'Sharing is off. No one can open this invoice with a link.');
    const next = bar.getByRole('button', { name: 'Create new link' });
    await expect.poll(() => next.getAttribute('aria-busy')).toBe(null);
  };
  const path = () => new URL(page.url()).pathname;
  await stop();
  await bar.getByRole('button', { name: 'Create new link' }).click();
  await expect.poll(path).not.toBe(`/view-invoice/${id}`);
  const link = path();
  await openScreen(page, link);
  await stop();
  await expect.poll(path).toBe(`/view-invoice/${id}`);
  await bar.getByRole('button', { name: 'Create new link' }).click();
  await expect.poll(path).not.toBe(`/view-invoice/${id}`);
  expect(path()).not.toBe(link);
});
