import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { invoices } from '#db/schema.ts';
import { readEvents } from '#tests/support/calendar-harness.ts';
import { walk } from '#tests/support/journey.ts';
import { openFilledList } from '#tests/support/list-on-page.ts';
import { sees } from '#tests/support/screen.ts';
import { openSettings } from '#tests/support/settings-page.ts';

/** Issues it, like a client's first view. */
async function serve(invoiceId: string): Promise<void> {
  const db = openDatabase({ url: inject('product').libsqlUrl });
  const [row] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  await issueServed(db, { invoiceId, version: row?.updatedAt ?? 0, now: Date.now() });
}

const keepCopies = (page: Page) =>
  page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset.copied = text;
    };
  });

const dialogOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Due-date calendar' });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  return { dialog, press, address: () => dialog.getByLabel('Address').inputValue() };
};
const answerQuestion = (page: Page, title: string, button: string) =>
  page
    .getByRole('alertdialog', { name: title })
    .getByRole('button', { name: button, exact: true })
    .click();

walk(
  'a seller turns the calendar on, copies its URL, replaces it, and turns it off',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: [/Failed to load resource/] });
    const [id = ''] = await openFilledList(page);
    await serve(id);
    await openSettings(page, '/us/settings');
    await sees(page, 'Your calendar is off.');
    const open = () => page.getByRole('button', { name: 'Calendar address' }).click();
    const { dialog, press, address } = dialogOf(page);
    await open();
    await press('Turn on');
    await sees(page, 'Your calendar address is ready.', 'Your calendar is on.');
    const first = await address();
    expect(first).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
    await keepCopies(page);
    await press('Copy Address');
    await sees(dialog, 'Address copied');
    expect(await page.evaluate(() => document.documentElement.dataset.copied)).toBe(first);
    const events = await readEvents(await fetch(first));
    expect(events.map(({ url }) => url?.split('/').at(-1))).toEqual([id]);

    await press('Replace address');
    await answerQuestion(page, 'Replace the address?', 'Cancel');
    expect(await address()).toBe(first);
    await page.context().setOffline(true);
    await press('Replace address');
    await answerQuestion(page, 'Replace the address?', 'Replace address');
    await sees(page, 'We couldn’t change your calendar: no connection');
    expect(await address()).toBe(first);
    await page.context().setOffline(false);
    await press('Replace address');
    await answerQuestion(page, 'Replace the address?', 'Replace address');
    await sees(page, 'Address replaced. The old one no longer works.');
    const second = await address();
    expect(second).not.toBe(first);
    expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);

    await press('Turn off');
    await answerQuestion(page, 'Turn off the calendar?', 'Turn off');
    await sees(page, 'Calendar turned off.', 'Your calendar is off.');
    expect((await fetch(second)).status).toBe(404);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.context().setOffline(true);
    await open();
    await sees(page, 'We couldn’t open your calendar: no connection');
    await page.context().setOffline(false);
  },
);

walk('the native app has the same section', async ({ openPage }) => {
  const page = await openPage('phone');
  await openFilledList(page);
  await openSettings(page, '/app/ios/settings');
  await page.getByRole('button', { name: 'Calendar address' }).click();
  const { press, address } = dialogOf(page);
  await press('Turn on');
  await sees(page, 'Your calendar address is ready.', 'Your calendar is on.');
  expect((await fetch(await address())).status).toBe(200);
});
