import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { emptyItem, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer } from '#app/domain/invoices/save-answer.ts';
import { creditInvoice } from '#app/features/credit-notes/server/credit-invoice.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { voidInvoiceRow } from '#app/features/invoice-list/queries/list-actions.server.ts';
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

const line = (
  unitPrice: string,
  taxRate: string,
  more: Partial<InvoiceDraft['items'][0]> = {},
) => ({
  ...emptyItem('uk', crypto.randomUUID()),
  description: 'Work',
  unitPrice,
  taxRate,
  taxRateTouched: true,
  ...more,
});

async function save(member: Member, draft: Partial<InvoiceDraft>): Promise<string> {
  const response = await member.postJson('/uk/create-invoice.data', {
    intent: 'save',
    guestWaiting: false,
    draft: validDraft('uk', {
      saveKey: crypto.randomUUID(),
      dueDate: '2026-12-31',
      currency: 'GBP',
      ...draft,
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

  const first = await save(member, {
    invoiceNumber: 'INV-001',
    invoiceDate: '2026-04-01',
    items: [line('1000.00', '20')],
  });
  await save(member, {
    invoiceNumber: 'INV-002',
    invoiceDate: '2026-05-10',
    items: [line('333.33', '20'), line('100.00', '5')],
  });
  const zero = await save(member, {
    invoiceNumber: 'INV-003',
    invoiceDate: '2026-06-30',
    items: [line('500.00', '0', { taxReason: 'zero-rated' })],
  });
  await save(member, {
    invoiceNumber: 'INV-004',
    invoiceDate: '2026-07-01',
    items: [line('70.00', '20')],
  });
  const gone = await save(member, {
    invoiceNumber: 'INV-005',
    invoiceDate: '2026-05-05',
    items: [line('9.00', '20')],
  });
  await save(member, {
    invoiceNumber: 'INV-006',
    invoiceDate: '2026-05-06',
    currency: 'EUR',
    items: [line('40.00', '20')],
  });
  await voidInvoiceRow(db, { userId, invoiceId: gone, reason: 'Mistake', now });
  await run('UPDATE invoices SET archived = 1 WHERE id = ?', [zero]);
  const version = Number(
    (await run('SELECT updated_at FROM invoices WHERE id = ?', [first])).rows[0]?.updated_at,
  );
  await issueServed(db, { invoiceId: first, version, now });
  await creditInvoice(db, {
    userId,
    invoiceId: first,
    noteKey: crypto.randomUUID(),
    reason: 'Returned',
    choice: { kind: 'amount', minor: 24_000 },
    today: '2026-06-15',
    now,
  });
  await markInvoice(db, { userId, invoiceId: first, status: 'paid', today: '2026-07-03', now });

  await openScreen(page, '/uk/overview');
  await page.getByRole('link', { name: 'Tax Report' }).click();
  await page.getByRole('heading', { name: 'Tax Report' }).waitFor();
  await page.getByLabel('From').fill('2026-04-01');
  await page.getByRole('textbox', { name: /^To\b/ }).fill('2026-06-30');
  await press(page, 'Show');
  await sees(page, 'Sales in GBP', 'Sales in EUR');
  expect(await rowsOf(page)).toEqual([
    'Invoices | 1 | €40.00 EUR | €8.00 EUR | €48.00 EUR',
    'Total | 1 | €40.00 EUR | €8.00 EUR | €48.00 EUR',
    'VAT (20%) | 1 | €40.00 EUR | €8.00 EUR | €48.00 EUR',
    'Invoices | 3 | £1,933.33 | £271.67 | £2,205.00',
    'Credit notes | 1 | -£200.00 | -£40.00 | -£240.00',
    'Total | 4 | £1,733.33 | £231.67 | £1,965.00',
    'VAT (20%) | 3 | £1,133.33 | £226.67 | £1,360.00',
    'VAT (5%) | 1 | £100.00 | £5.00 | £105.00',
    'VAT (0%, zero-rated) | 1 | £500.00 | £0.00 | £500.00',
  ]);
  await expectNoBarrierHere(page, 'tax report');

  await page.getByRole('link', { name: 'VAT (20%): 3' }).click();
  const lines = page.getByRole('region', { name: 'VAT (20%), GBP' });
  await sees(lines, '1–3 of 3', '1 Apr 2026', '15 Jun 2026');
  expect((await rowsOf(page)).slice(-3)).toEqual([
    '1 Apr 2026 | Invoice | INV-001 | Finch & Sons | £1,000.00 | £200.00 | £1,200.00',
    '10 May 2026 | Invoice | INV-002 | Finch & Sons | £333.33 | £66.67 | £400.00',
    '15 Jun 2026 | Credit note | CN-001 | Finch & Sons | -£200.00 | -£40.00 | -£240.00',
  ]);
  await expectNoBarrierHere(page, 'tax report with its lines');

  const csv = await downloadBy(page, () => press(page, 'CSV'));
  expect(csv.name).toBe('Tax Report 2026-04-01 2026-06-30.csv');
  const text = new TextDecoder().decode(csv.bytes);
  expect(text).toContain('CN-001,Finch & Sons,GBP,-200.00,-40.00,-240.00,0.00,VAT,20,');
  const pdf = await downloadBy(page, () => press(page, 'PDF'));
  expect(pdf.name).toBe('Tax Report 2026-04-01 2026-06-30.pdf');
  expect(new TextDecoder().decode(pdf.bytes.slice(0, 5))).toBe('%PDF-');

  // The amount paid for July's first invoice is what its credit note left.
  await openScreen(page, '/uk/reports?from=2026-07-01&to=2026-09-30&basis=payment');
  expect(await rowsOf(page)).toEqual([
    'Payments | 1 | £800.00 | £160.00 | £960.00',
    'Total | 1 | £800.00 | £160.00 | £960.00',
    'VAT (20%) | 1 | £800.00 | £160.00 | £960.00',
  ]);
  await page.getByRole('link', { name: 'Total: 1' }).click();
  await sees(page.getByRole('region', { name: 'Total, GBP' }), '1–1 of 1', 'INV-001');
  await page.getByRole('textbox', { name: /^To\b/ }).fill('2026-06-30');
  await press(page, 'Show');
  await sees(page, 'The end date can’t be before the start date');
  await openScreen(page, '/uk/reports?from=2020-01-01&to=2020-03-31');
  await sees(page, 'Nothing in this period');
  await expectNoBarrierHere(page, 'tax report of nothing');

  // An imported payment whose date is unknown.
  await run(
    "INSERT INTO payments (id, invoice_id, user_id, at, kind, origin, amount, day, method) VALUES (?, ?, ?, 1, 'payment', 'taken-over', 60000, NULL, 'other')",
    [crypto.randomUUID(), zero, userId],
  );
  await openScreen(page, '/uk/reports?from=2020-01-01&to=2020-03-31&basis=payment');
  await sees(page, 'Nothing in this period', 'Payments with no date', '£600.00');
  const apart = await downloadBy(page, () => press(page, 'CSV'));
  expect(new TextDecoder().decode(apart.bytes)).toContain(
    '\r\n,Payment with no date,INV-003,Finch & Sons,GBP,500.00,0.00,600.00,100.00,VAT,0,',
  );
  expect((await downloadBy(page, () => press(page, 'PDF'))).name).toMatch(/\.pdf$/);
});
