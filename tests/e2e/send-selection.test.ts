import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { expectNoBarrierHere } from '#tests/support/barriers.ts';
import { journey } from '#tests/support/browser.ts';
import { fillList } from '#tests/support/fill-list.ts';
import { gate } from '#tests/support/gate.ts';
import { pressAction } from '#tests/support/owner-actions.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';

const { libsqlUrl } = inject('product');
const db = openDatabase({ url: libsqlUrl }).$client;

const total = 26;

journey(
  'chosen invoices are sent with progress and stopped, and a link is shared by message',
  async ({ openPage }) => {
    const page = await openPage('phone');
    const member = await signUpOnPage(page);
    const numbers = Array.from({ length: total }, (_, at) => `M-${at + 1}`);
    const ids = await fillList(
      libsqlUrl,
      member,
      numbers.map((invoice_number) => ({ invoice_number })),
    );
    const userId = 'SELECT id FROM users WHERE email = ?';
    const run = (sql: string, ...args: (string | number)[]) => db.execute({ sql, args });
    await run(
      'UPDATE users SET email_verified_at = 1, created_at = 1 WHERE email = ?',
      member.email,
    );
    await run(
      `UPDATE user_settings SET subscription_status = 'active', plan_name = 'Standard', subscription_plan = 'standard',
        subscription_source = 'stripe', subscription_start = '2026-01-01', invoice_limit = 300 WHERE user_id = (${userId})`,
      member.email,
    );
    for (const [at, id] of ids.entries()) {
      const address = at === 0 ? '' : `m${at}.${crypto.randomUUID()}@client.example`;
      await run('UPDATE invoices SET client_email = ? WHERE id = ?', address, id);
    }
    const count = async () => {
      const sql = `SELECT count(DISTINCT invoice_id) AS sent FROM emails WHERE user_id = (${userId})`;
      return Number((await run(sql, member.email)).rows[0]?.sent);
    };

    await openScreen(page, '/us/invoices');
    await page.getByRole('checkbox', { name: 'Select all on page' }).check();
    await page
      .getByRole('region', { name: 'Invoices' })
      .getByRole('button', { name: 'Send', exact: true })
      .click();
    const dialog = page.getByRole('dialog');
    await sees(dialog, 'No email address', 'M-1');
    await expectNoBarrierHere(page, 'send selected');
    expect(await count()).toBe(0);

    const held = gate();
    let posts = 0;
    await page.route('**/api/invoice-mail', async (route) => {
      posts += 1;
      if (posts === 2) await held.opened;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await dialog.getByRole('progressbar', { name: /^Sending/ }).waitFor();
    await expect.poll(() => posts).toBe(2);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    held.open();
    await sees(dialog, 'You stopped sending.');
    const sent = await count();
    await sees(dialog, `${sent} sent, ${total - sent} not sent`);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await dialog.waitFor({ state: 'detached' });

    await openScreen(page, `/view-invoice/${ids[1]}`);
    await pressAction(page, 'Share link');
    const link = dialog.getByRole('link', { name: 'WhatsApp' });
    const { hostname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(hostname).toBe('wa.me');
    expect(searchParams.get('text')).toMatch(
      new RegExp(`^Here is invoice M-2 from .+: .+/view-invoice/${ids[1]}$`),
    );
    await dialog.getByRole('link', { name: 'Text message' }).waitFor();
    await expectNoBarrierHere(page, 'share link');
  },
);
