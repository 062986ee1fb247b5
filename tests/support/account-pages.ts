import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { signedMinor } from '#app/domain/payments/payment.ts';
import { openClient } from '#app/features/clients/server/client-pages.api.server.ts';
import { loader as answerCreditStart } from '#app/features/credit-notes/credit-note.route.ts';
import { getInvoicesPage } from '#app/features/invoice-list/server/list-page.api.server.ts';
import { getOverviewPage } from '#app/features/overview/server/overview-page.api.server.ts';
import { answerPublicInvoice } from '#app/features/public-invoice/server/public-invoice.api.server.ts';
import { getRecurringPage } from '#app/features/recurring/server/recurring-page.api.server.ts';
import { getReportPage } from '#app/features/reports/server/report-page.api.server.ts';
import { getSettingsPage } from '#app/features/settings/server/settings-page.api.server.ts';
import { getStatementPage } from '#app/features/statements/server/statement-page.api.server.ts';
import { payments } from '#db/ledger-schema.ts';
import { clients, invoices } from '#db/schema.ts';
import { createTestContext, testOrigin } from './request-context.ts';
import type { SampleSeller } from './sample-seller.ts';
import { openExports } from './take-export.ts';
import type { createTestDatabase } from './test-database.ts';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

/**
 * Opens every page of an account and of its documents, as owner and as visitor, and its export, which renders the PDFs.
 * Fails if any of them throws, or if the ledger's sums differ from what the pages show.
 */
export async function openAccount(
  database: TestDatabase,
  { userId, cookie }: SampleSeller,
  now: number,
): Promise<void> {
  const db = database.open();
  const request = (path: string, as = cookie) =>
    new Request(`${testOrigin}${path}`, { headers: { cookie: as } });
  const context = () => createTestContext(db, { now });
  const { list } = await getInvoicesPage(request('/us/invoices'), context(), 'us');
  for (const kind of ['estimate', 'credit-note'] as const) {
    await getInvoicesPage(request('/us/invoices'), context(), 'us', kind);
  }
  await getOverviewPage(request('/us/overview'), context(), 'us');
  await getRecurringPage(request('/us/recurring'), context(), 'us');
  await getReportPage(request('/us/reports'), context(), 'us');
  await getSettingsPage(request('/us/settings'), context(), 'us');
  const people = await db.select().from(clients).where(eq(clients.userId, userId));
  for (const { id: clientId } of people.slice(0, 2)) {
    await openClient(request(`/us/clients/${clientId}`), context(), { clientId, country: 'us' });
    await getStatementPage(request('/us/statement'), context(), { named: 'us', clientId });
  }
  const rows = await db.select().from(invoices).where(eq(invoices.userId, userId));
  const entries = await db.select().from(payments).where(eq(payments.userId, userId));
  for (const row of rows) {
    const { id } = row;
    const own = entries.filter(({ invoiceId }) => invoiceId === id);
    const sum = own.reduce((all, entry) => all + signedMinor(entry), 0);
    expect(row.paidMinor, row.invoiceNumber).toBe(sum);
    const listed = list.invoices.find((each) => each.id === id);
    if (listed?.paidMinor !== undefined) expect(listed.paidMinor).toBe(sum);
    for (const [page, as] of [
      ['view', cookie],
      ['view', ''],
      ['pay', ''],
    ] as const) {
      const asked = { request: request(`/view-invoice/${id}`, as), params: { id } };
      const shown = await answerPublicInvoice(
        { ...asked, context: context() },
        ({ showWorking, showEInvoice, ...invoice }) => ({
          ...invoice,
          working: showWorking(),
          xml: showEInvoice(),
        }),
        page,
      );
      expect(shown.data.invoice, row.invoiceNumber).not.toBeNull();
      if (as !== '') {
        const { owner } = shown.data.invoice ?? {};
        expect(owner?.paidMinor).toBe(sum);
      }
    }
    const asked = { request: request(`/api/credit-note?invoice=${id}`), context: context() };
    expect((await answerCreditStart(asked)).status).toBeLessThan(500);
  }
  const { failures, jsonOf } = await openExports(database).take(userId);
  expect(failures).toEqual([]);
  expect(jsonOf('invoices.json')).toHaveLength(rows.length);
  expect(jsonOf('payments.json')).toHaveLength(entries.length);
}
