import { expect, test } from 'vitest';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { answerPublicInvoice } from '#app/features/public-invoice/server/public-invoice.api.server.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();

test('a client sees with the month in letters when an invoice is due, and when it was paid', async () => {
  const settings = await createSampleUser(db);
  const id = await saveSample(db, settings, { invoiceDate: '2026-03-01', dueDate: '2026-03-10' });
  const context = createTestContext(db, { now: Date.parse('2026-03-05T12:00:00Z') });
  const request = new Request(testOrigin);
  const getPaymentState = async () => {
    const asked = { request, params: { id }, context };
    const { data } = await answerPublicInvoice(asked, ({ state }) => state, 'pay');
    return data.invoice;
  };
  expect(await getPaymentState()).toBe('Due 10 Mar 2026');
  const paid = { userId: settings.userId, invoiceId: id, status: 'paid' } as const;
  await markInvoice(db, { ...paid, today: '2026-03-05', now: context.now });
  expect(await getPaymentState()).toBe('Paid on 5 Mar 2026');
});

test('the amount due is written like the rest of the page, in the invoice’s language', async () => {
  const settings = await createSampleUser(db);
  const id = await saveSample(db, settings, { language: 'fr-CA', currency: 'USD' });
  const context = createTestContext(db);
  const asked = { request: new Request(testOrigin), params: { id }, context };
  const { data } = await inLanguage('en-US', () =>
    answerPublicInvoice(asked, ({ total, sheet }) => ({ total, sheet }), 'pay'),
  );
  expect(data.invoice?.total).toMatch(/^165,01\s\$/);
  expect(JSON.stringify(data.invoice?.sheet)).toContain(data.invoice?.total);
});
