import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { journey } from '#tests/support/browser.ts';
import { waitForEmail } from '#tests/support/emailed-link.ts';
import { gate } from '#tests/support/gate.ts';
import { openTab } from '#tests/support/open-tab.ts';
import { openScreen, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

// From the dialog to what the client sees, and back to the seller's history.

const { origin, fakesOrigin, libsqlUrl } = inject('product');
const db = openDatabase({ url: libsqlUrl }).$client;
/** Headless Chromium identifies itself and would count as a bot. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

async function openedAddresses(invoiceId: string): Promise<string[]> {
  const sql =
    'SELECT address FROM emails WHERE invoice_id = ? AND first_opened_at IS NOT NULL ORDER BY address';
  const { rows } = await db.execute({ sql, args: [invoiceId] });
  return rows.map(({ address }) => String(address));
}

async function blocksOf(email: string): Promise<number> {
  const sql =
    'SELECT count(*) AS blocks FROM email_blocks WHERE user_id = (SELECT id FROM users WHERE email = ?)';
  const { rows } = await db.execute({ sql, args: [email] });
  return Number(rows[0]?.blocks);
}

/** Sets a mark that the page loses on reload. */
const mark = (page: Page) => page.evaluate(() => document.body.classList.add('as-it-was'));
const isUnchangedSince = (page: Page) =>
  page.evaluate(() => document.body.classList.contains('as-it-was'));

journey(
  'an invoice is sent from its page, and only the client’s view counts as opened',
  async ({ openPage }) => {
    const expected = [/Failed to load resource/];
    const owner = await openPage('desktop', { userAgent, expected });
    const member = await signUpOnPage(owner);
    const { email } = member;
    const confirm = 'UPDATE users SET email_verified_at = 1, created_at = 1 WHERE email = ?';
    await db.execute({ sql: confirm, args: [email] });
    const id = await saveInvoice(member, { invoiceNumber: 'SENT-1' });
    const name = crypto.randomUUID().slice(0, 8);
    const [reader, other] = [`${name}.a@client.example`, `${name}.b@client.example`];

    const held = gate();
    await owner.route('**/owner-bar-*.js', async (route) => {
      await held.opened;
      await route.continue();
    });
    await openScreen(owner, `/view-invoice/${id}`);
    // A click is remembered until the bar's own script has loaded.
    await owner.getByRole('button', { name: 'Send', exact: true }).click();
    held.open();
    const dialog = owner.getByRole('dialog', { name: 'Send invoice SENT-1' });
    await expect
      .poll(() =>
        dialog.getByLabel('To', { exact: false }).evaluate((to) => to === document.activeElement),
      )
      .toBe(true);
    await dialog.getByLabel('To', { exact: false }).fill(`${reader}, ${other} ${email} oops`);
    await dialog.getByLabel('Message').fill('Dear {client}, {nothing}');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await sees(
      dialog,
      'oops isn’t an email address. Enter one like name@example.com.',
      /^\{nothing\} isn’t a field you can use here\./,
    );
    await dialog.getByLabel('To', { exact: false }).fill(`${reader}, ${other} ${email}`);
    await dialog.getByLabel('Message').fill('Dear {client}, pay {balance}.');
    await dialog.getByText('Preview', { exact: true }).click();
    await sees(dialog, 'Invoice SENT-1', /^Dear .*, pay \$/);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await sees(owner, '3 emails sent.');
    await dialog.waitFor({ state: 'detached' });

    const letters = await Promise.all(
      [reader, other, email].map((to) => waitForEmail(fakesOrigin, to, /^Invoice SENT-1 from /)),
    );
    const linkOf = (at: number) =>
      /\S+\/view-invoice\/\S+/
        .exec(letters[at]?.text ?? '')?.[0]
        .replace(/^.*?\/view/, `${origin}/view`) ?? '';
    expect(letters[0]?.attachments?.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^SENT-1-.*\.pdf$/),
    ]);
    expect(new Set([0, 1, 2].map(linkOf)).size).toBe(3);

    const plain = linkOf(1);
    const own = await openTab(owner);
    await openScreen(own, plain);
    await expect.poll(() => own.url()).toBe(`${origin}/view-invoice/${id}`);

    // Open pages show what happens to an email.
    const list = await openTab(owner);
    await openScreen(list, '/us/invoices');
    await openScreen(owner, `/view-invoice/${id}`);
    await Promise.all([list, owner].map(mark));
    const told = `${fakesOrigin}/mail/${letters[0]?.id}/delivered?json`;
    expect(await (await fetch(told, { method: 'POST' })).json()).toEqual({ taken: true });
    const emails = owner.getByRole('region', { name: 'Emails' });
    await sees(emails, /^Delivered on /);

    const client = await openPage('phone', { userAgent });
    await openScreen(client, linkOf(0));
    await expect.poll(() => client.url()).toBe(`${origin}/view-invoice/${id}`);
    await sees(client, 'The sender can see that you opened this page.');
    await sees(emails, /^Delivered on .*, opened on /);
    await sees(list.locator(`tr:has(a[href$="/${id}"])`), /^Opened \d{1,2} [A-Z][a-z]{2} \d{4}$/);
    expect(await Promise.all([list, owner].map(isUnchangedSince))).toEqual([true, true]);
    expect(await openedAddresses(id)).toEqual([reader]);
    await owner.getByRole('region', { name: 'History' }).locator('summary').click();
    await sees(owner, new RegExp(`^Opened by ${reader} on `), new RegExp(`^Sent to ${other} on `));
    expect(await owner.getByText(`Opened by ${other}`).count()).toBe(0);

    // A page in a background tab counts once it is viewed.
    const away = await openPage('desktop', { userAgent });
    await away.addInitScript(() =>
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true }),
    );
    await openScreen(away, linkOf(1));
    await expect.poll(() => away.url()).toBe(`${origin}/view-invoice/${id}`);
    await away.waitForTimeout(3_000);
    expect(await openedAddresses(id)).toEqual([reader]);
    await away.evaluate(() => {
      Reflect.deleteProperty(document, 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => openedAddresses(id)).toEqual([reader, other]);

    // The recipient doesn't know the sender: only the button has an effect.
    const stop = /\S+\/unknown-sender#\S+/.exec(letters[0]?.text ?? '')?.[0] ?? '';
    const stopPage = stop.replace(/^.*?\/unknown/, `${origin}/unknown`);
    expect((await fetch(stopPage, { headers: { 'User-Agent': userAgent } })).status).toBe(200);
    await openScreen(client, stopPage);
    await expect.poll(() => client.url()).toBe(`${origin}/unknown-sender`);
    expect(await blocksOf(email)).toBe(0);
    await reloadScreen(client);
    await client.getByRole('button', { name: 'Stop emails from this sender' }).click();
    await sees(client, /^You won’t get any more emails from /);
    expect(await blocksOf(email)).toBe(1);
  },
);
