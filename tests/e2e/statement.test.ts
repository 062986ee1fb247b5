import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { expectNoBarrierHere } from '#tests/support/barriers.ts';
import { journey } from '#tests/support/browser.ts';
import { waitForEmail } from '#tests/support/emailed-link.ts';
import { downloadBy, openScreen, press, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

const { fakesOrigin, libsqlUrl } = inject('product');

journey(
  'a client’s statement is viewed, downloaded and sent from their page',
  async ({ openPage }) => {
    const page = await openPage('phone');
    const member = await signUpOnPage(page);
    const run = (sql: string, args: (string | number)[]) =>
      openDatabase({ url: libsqlUrl }).$client.execute({ sql, args });
    await run('UPDATE users SET email_verified_at = 1, created_at = 1 WHERE email = ?', [
      member.email,
    ]);
    const reader = `${crypto.randomUUID().slice(0, 8)}@client.example`;
    // The first invoice creates its client.
    await saveInvoice(member, {
      invoiceNumber: 'INV-001',
      invoiceDate: '2026-04-01',
      dueDate: '2026-04-30',
      clientEmail: reader,
    });
    const { rows } = await run(
      'SELECT id FROM clients WHERE user_id = (SELECT id FROM users WHERE email = ?)',
      [member.email],
    );
    await openScreen(page, `/us/clients/${rows[0]?.id}`);
    await page.getByRole('link', { name: 'Statement' }).click();
    await page.getByRole('heading', { name: 'Statement for Finch & Sons' }).waitFor();
    await page.getByLabel('From').fill('2026-03-01');
    await page.getByLabel('To', { exact: false }).last().fill('2026-05-15');
    await press(page, 'Show');
    const told = page.getByRole('region', { name: 'USD', exact: true });
    await sees(
      told,
      'Opening balance',
      'INV-001',
      'Balance due as of 15 May 2026',
      '1–30 days late',
    );
    await expectNoBarrierHere(page, 'statement');

    const pdf = await downloadBy(page, () => press(page, 'PDF'));
    expect(pdf.name).toBe('Statement Finch & Sons 2026-03-01 2026-05-15.pdf');

    await press(page, 'Send');
    const dialog = page.getByRole('dialog', {
      name: 'Send statement for 1 Mar 2026 – 15 May 2026',
    });
    await dialog.waitFor();
    expect(await dialog.getByLabel('To', { exact: false }).first().inputValue()).toBe(reader);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    const letter = await waitForEmail(fakesOrigin, reader, /^Statement from /);
    expect(letter.text).toContain('Balance due as of 15 May 2026: $100.00');
    expect(letter.text).toContain('The statement is attached as a PDF.');
  },
);
