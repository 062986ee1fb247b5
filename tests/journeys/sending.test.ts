import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { journey } from '#tests/support/browser.ts';
import { lettersTo, letterTo } from '#tests/support/mailed-link.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

// From the dialog to the client's eyes, and back to the seller's history.

const { origin, standInsOrigin, libsqlUrl } = inject('product');
const db = openDatabase({ url: libsqlUrl }).$client;
/** Chromium without a screen calls itself what it is, and counts as a bot. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

async function openedAddresses(invoiceId: string): Promise<string[]> {
  const sql =
    'SELECT address FROM mails WHERE invoice_id = ? AND opened_first IS NOT NULL ORDER BY address';
  const { rows } = await db.execute({ sql, args: [invoiceId] });
  return rows.map(({ address }) => String(address));
}

journey(
  'an invoice is sent from its page; that a person opened it is seen, and nobody else',
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

    let comes = () => {};
    const late = new Promise<void>((resolve) => {
      comes = resolve;
    });
    await owner.route('**/owner-bar-*.js', async (route) => {
      await late;
      await route.continue();
    });
    await openScreen(owner, `/view-invoice/${id}`);
    // A press is kept until the bar's own script is there.
    await owner.getByRole('button', { name: 'Send', exact: true }).click();
    comes();
    const dialog = owner.getByRole('dialog', { name: 'Send invoice SENT-1' });
    await expect
      .poll(() =>
        dialog.getByLabel('To', { exact: false }).evaluate((to) => to === document.activeElement),
      )
      .toBe(true);
    await dialog.getByLabel('To', { exact: false }).fill(`${reader}, ${other} ${email} oops`);
    await dialog.getByLabel('Message').fill('Dear {client}, {nothing}');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await sees(dialog, 'oops is not an email address.', /^\{nothing\} is not a field\./);
    await dialog.getByLabel('To', { exact: false }).fill(`${reader}, ${other} ${email}`);
    await dialog.getByLabel('Message').fill('Dear {client}, pay {balance}.');
    await dialog.getByText('Preview', { exact: true }).click();
    await sees(dialog, 'Invoice SENT-1', /^Dear .*, pay \$/);
    await owner.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await sees(dialog, 'Not sent: no connection');
    await owner.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await sees(owner, '3 mails are on their way.');
    await dialog.waitFor({ state: 'detached' });

    const letters = await Promise.all(
      [reader, other, email].map((to) => letterTo(standInsOrigin, to, /^Invoice SENT-1 from /)),
    );
    const linkOf = (at: number) =>
      /\S+\/view-invoice\/\S+/
        .exec(letters[at]?.text ?? '')?.[0]
        .replace(/^.*?\/view/, `${origin}/view`) ?? '';
    expect(letters[0]?.attachments?.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^SENT-1-.*\.pdf$/),
    ]);
    expect(new Set([0, 1, 2].map(linkOf)).size).toBe(3);

    // A program, a look ahead, a page in the background, and the owner.
    const plain = linkOf(1);
    await fetch(plain, { method: 'HEAD', headers: { 'User-Agent': userAgent } });
    await fetch(plain, { headers: { 'User-Agent': userAgent, 'Sec-Purpose': 'prefetch' } });
    const background = await openPage('desktop', { userAgent });
    await background.addInitScript(() =>
      Object.defineProperty(document, 'hidden', { get: () => true }),
    );
    await openScreen(background, plain);
    await openScreen(owner, '/us/invoices');
    await openScreen(owner, linkOf(2));
    await expect.poll(() => owner.url()).not.toContain('#');

    const client = await openPage('phone', { userAgent });
    await openScreen(client, linkOf(0));
    await expect.poll(() => client.url()).toBe(`${origin}/view-invoice/${id}`);
    await sees(client, 'The sender sees that you opened this.');
    await expect.poll(() => openedAddresses(id), { timeout: 10_000 }).toEqual([reader]);

    await openScreen(owner, `/view-invoice/${id}`);
    await owner.getByRole('region', { name: 'History' }).locator('summary').click();
    await sees(owner, new RegExp(`^Opened by ${reader} on `), new RegExp(`^Sent to ${other} on `));
    expect(await owner.getByText(`Opened by ${other}`).count()).toBe(0);
    await openScreen(owner, '/us/invoices');
    await sees(owner.locator(`tr:has(a[href$="/${id}"])`), /^Opened \d{1,2} [A-Z][a-z]{2} \d{4}$/);

    // The reader does not know the sender: only the press does something.
    const stop = /\S+\/unknown-sender#\S+/.exec(letters[0]?.text ?? '')?.[0] ?? '';
    await openScreen(client, stop.replace(/^.*?\/unknown/, `${origin}/unknown`));
    await client.getByRole('button', { name: 'Stop mails from this sender' }).click();
    await sees(client, /^You get no more mails from /);
    await openScreen(owner, `/view-invoice/${id}#send`);
    await dialog.getByLabel('To', { exact: false }).fill(reader);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await sees(dialog, `Who reads ${reader} wants no mails from you.`);
    expect(await lettersTo(standInsOrigin, reader)).toHaveLength(1);
  },
);

// @covers paid-4.1 paid-4.4 paid-4.7 paid-4.8
