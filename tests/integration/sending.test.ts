import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { walk } from '#tests/support/journey.ts';
import { openFilledList } from '#tests/support/list-on-page.ts';
import { openScreen, sees } from '#tests/support/screen.ts';

walk(
  'an email changed after a lost response is only reported as sent once it is',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: [/Failed to load resource/] });
    const [id = ''] = await openFilledList(page);
    const db = openDatabase({ url: inject('product').libsqlUrl }).$client;
    await db.execute({
      sql: `UPDATE users SET email_verified_at = 1, created_at = 1
        WHERE id = (SELECT user_id FROM invoices WHERE id = ?)`,
      args: [id],
    });
    await openScreen(page, `/view-invoice/${id}`);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Send invoice F-1' });
    const to = dialog.getByLabel('To', { exact: false });
    const send = () => dialog.getByRole('button', { name: 'Send' }).click();
    await to.fill('ann@client.example');
    await page.route('**/api/invoice-mail', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await send();
    await sees(dialog, 'Not sent: no connection');
    await page.unroute('**/api/invoice-mail');

    await to.fill('bob@client.example');
    await send();
    await sees(
      dialog,
      'Your previous email to ann@client.example was sent. Press Send again to send this one too.',
    );
    await send();
    await sees(page, 'Email sent.');
    const sql = 'SELECT address FROM emails WHERE invoice_id = ? ORDER BY address';
    const { rows } = await db.execute({ sql, args: [id] });
    expect(rows.map(({ address }) => address)).toEqual([
      'ann@client.example',
      'bob@client.example',
    ]);
  },
);
