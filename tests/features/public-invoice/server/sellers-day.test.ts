import { describe, expect, test } from 'vitest';
import { timeZoneCookieName } from '#app/domain/cookies.ts';
import { emptyListView } from '#app/domain/invoices/list-view.ts';
import { setTimeZone } from '#app/features/account/queries/users.server.ts';
import { listInvoices } from '#app/features/invoice-list/server/list-invoices.server.ts';
import { answerPublicInvoice } from '#app/features/public-invoice/server/public-invoice.api.server.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import { getViewer } from '#app/http/session/session.server.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();

/** The status that a client sees at an instant, for an invoice due on March 20, 2026. */
async function statusAt(instant: string, timeZone: string): Promise<string | undefined> {
  const settings = await createSampleUser(db);
  await setTimeZone(db, settings.userId, timeZone, 1);
  const id = await saveSample(db, settings, {
    invoiceDate: '2026-03-01',
    dueDate: '2026-03-20',
  });
  const context = createTestContext(db, { now: Date.parse(instant) });
  const request = new Request(testOrigin);
  const asked = { request, params: { id }, context };
  const { data } = await answerPublicInvoice(asked, ({ status }) => status, 'pay');
  return data.invoice ?? undefined;
}

describe('an invoice is overdue by its seller’s day, wherever its client is', () => {
  test.each([
    ['Pacific/Auckland', '2026-03-20T10:59:59Z', 'due_soon'],
    ['Pacific/Auckland', '2026-03-20T11:00:00Z', 'overdue'],
    ['Pacific/Honolulu', '2026-03-21T09:59:59Z', 'due_soon'],
    ['Pacific/Honolulu', '2026-03-21T10:00:00Z', 'overdue'],
  ])('%s at %s: %s', async (timeZone, instant, status) => {
    expect(await statusAt(instant, timeZone)).toBe(status);
  });
});

test('the owner’s page and list agree, even before a time zone is stored', async () => {
  const { userId, settings, cookie } = await createSampleSeller(db);
  const id = await saveSample(db, settings, { invoiceDate: '2026-03-01', dueDate: '2026-03-20' });
  const now = Date.parse('2026-03-20T11:00:00Z');
  const statuses = ['Pacific/Auckland', 'Pacific/Honolulu'].map(async (zone) => {
    const context = createTestContext(db, { now });
    const headers = { Cookie: `${cookie}; ${timeZoneCookieName}=${encodeURIComponent(zone)}` };
    const request = new Request(testOrigin, { headers });
    const today = sellersToday(request, context, await getViewer(request, context));
    const list = { view: emptyListView, today, limit: 9, after: null };
    const { invoices } = await listInvoices(db, { userId, ...list });
    const asked = { request, params: { id }, context };
    const { data } = await answerPublicInvoice(asked, ({ status }) => status, 'view');
    return [invoices[0]?.status, data.invoice];
  });
  expect(await Promise.all(statuses)).toEqual([
    ['overdue', 'overdue'],
    ['due_soon', 'due_soon'],
  ]);
});
