import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { emptyItem } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer } from '#app/domain/invoices/save-answer.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { expectNoBarrierHere } from '#tests/support/barriers.ts';
import { journey } from '#tests/support/browser.ts';
import { downloadBy, openScreen, press, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { type Member, readData } from '#tests/support/visitor.ts';

const db = openDatabase({ url: inject('product').libsqlUrl });
const now = Date.UTC(2026, 6, 3, 12);

async function save(member: Member, invoiceDate: string, unitPrice: string, taxRate: string) {
  const item = { ...emptyItem('uk', crypto.randomUUID()), taxRateTouched: true };
  const response = await member.postJson('/uk/create-invoice.data', {
    intent: 'save',
    guestWaiting: false,
    draft: validDraft('uk', {
      saveKey: crypto.randomUUID(),
      invoiceNumber: `INV-${invoiceDate}`,
      invoiceDate,
      dueDate: '2026-12-31',
      currency: 'GBP',
      items: [{ ...item, description: 'Work', unitPrice, taxRate }],
    }),
  });
  const answer = (await readData(response)).data as SaveAnswer;
  if (answer.outcome !== 'saved') throw new Error(JSON.stringify(answer));
  return answer.id;
}

/** The rows of the page's tables, each as its texts. */
const rowsOf = (page: Page) =>
  page
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) => (cell as HTMLElement).innerText.trim()).join(' | '),
      ),
    );

journey('a seller in the UK reports a quarter, line by line', async ({ openPage }) => {
  const page = await openPage('desktop');
  const member = await signUpOnPage(page);
  const run = (sql: string, args: (string | number)[]) => db.$client.execute({ sql, args });
  const { rows } = await run('SELECT id FROM users WHERE email = ?', [member.email]);
  const userId = String(rows[0]?.id);
  await run(
    "UPDATE user_settings SET country = 'UK', invoice_limit = NULL, subscription_status = 'active', plan_name = 'Pro', subscription_end = ? WHERE user_id = ?",
    [Date.UTC(2090, 0), userId],
  );

  const first = await save(member, '2026-04-01', '1000.00', '20');
  await save(member, '2026-06-30', '100.00', '5');
  await markInvoice(db, { userId, invoiceId: first, status: 'paid', today: '2026-07-03', now });

  await openScreen(page, '/uk/overview');
  await page.getByRole('link', { name: 'Tax Report' }).click();
  await page.getByRole('heading', { name: 'Tax Report' }).waitFor();
  await page.getByLabel('From').fill('2026-04-01');
  await page.getByRole('textbox', { name: /^To\b/ }).fill('2026-06-30');
  await press(page, 'Show');
  await sees(page, 'Sales in GBP');
  expect(await rowsOf(page)).toEqual([
    'Invoices | 2 | £1,100.00 | £205.00 | £1,305.00',
    'Total | 2 | £1,100.00 | £205.00 | £1,305.00',
    'VAT (20%) | 1 | £1,000.00 | £200.00 | £1,200.00',
    'VAT (5%) | 1 | £100.00 | £5.00 | £105.00',
  ]);
  await expectNoBarrierHere(page, 'tax report');

  await page.getByRole('link', { name: 'VAT (20%): 1' }).click();
  const lines = page.getByRole('region', { name: 'VAT (20%), GBP' });
  await sees(lines, '1–1 of 1', '1 Apr 2026');
  expect((await rowsOf(page)).at(-1)).toBe(
    '1 Apr 2026 | Invoice | INV-2026-04-01 | Finch & Sons | £1,000.00 | £200.00 | £1,200.00',
  );
  await expectNoBarrierHere(page, 'tax report with its lines');

  const csv = await downloadBy(page, () => press(page, 'CSV'));
  expect(csv.name).toBe('Tax Report 2026-04-01 2026-06-30.csv');
  const pdf = await downloadBy(page, () => press(page, 'PDF'));
  expect(pdf.name).toBe('Tax Report 2026-04-01 2026-06-30.pdf');
  expect(new TextDecoder().decode(pdf.bytes.slice(0, 5))).toBe('%PDF-');

  await openScreen(page, '/uk/reports?from=2026-07-01&to=2026-09-30&basis=payment');
  await page.getByRole('link', { name: 'Total: 1' }).click();
  await sees(page.getByRole('region', { name: 'Total, GBP' }), '1–1 of 1', 'INV-2026-04-01');
  await openScreen(page, '/uk/reports?from=2020-01-01&to=2020-03-31');
  await sees(page, 'Nothing in this period');
  await expectNoBarrierHere(page, 'tax report of nothing');
});
