import { beforeEach, describe, expect, test } from 'vitest';
import { maxReasonLength } from '#app/domain/history/issued-version.ts';
import { emptyListView } from '#app/domain/invoices/list-view.ts';
import { getAccountToExport } from '#app/features/account/queries/account-export.server.ts';
import { loader as answerInvoiceXml } from '#app/features/e-invoices/invoice-xml.route.ts';
import { saveInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import { listInvoices } from '#app/features/invoice-list/server/list-invoices.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { createTestContext, jsonPost, testOrigin } from '#tests/support/request-context.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { writeEntry } from '#tests/support/write-entry.ts';

const db = (await createTestDatabase()).open();
const now = Date.UTC(2026, 2, 20, 11);
let seller: Awaited<ReturnType<typeof createSampleSeller>>;
let id = '';
let published: unknown[] = [];

beforeEach(async () => {
  seller = await createSampleSeller(db);
  id = await saveSample(db, seller.settings);
  published = [];
});

const send = (json: object, cookie = seller.cookie) => {
  const context = createTestContext(db, { now });
  context.publishToUser = (...told) => published.push(told);
  return answerListPost(jsonPost('/us/invoices', json, cookie), context);
};
const voidSample = (reason = 'Sent twice', cookie = seller.cookie) =>
  send({ intent: 'void', invoiceId: id, reason }, cookie);
const mark = (status: 'paid' | 'unpaid') => send({ intent: 'set-status', invoiceId: id, status });
const eventsOf = async () => {
  const sql = 'SELECT code, detail FROM document_events WHERE invoice_id = ? ORDER BY id';
  const { rows } = await db.$client.execute({ sql, args: [id] });
  return rows.map(({ code, detail }) => [code, JSON.parse(String(detail))]);
};
const changed = () => ({
  body: { outcome: 'changed', invoiceId: id, status: 'void' },
  status: 200,
});
const refusal = (message: string, status: number) => ({
  body: { outcome: 'refused', message },
  status,
});

test('voiding stores the reason as one clean line and the seller-local date, and notifies all tabs', async () => {
  await db.$client.execute({
    sql: 'UPDATE users SET time_zone = ? WHERE id = ?',
    args: ['Pacific/Auckland', seller.userId],
  });
  expect(await voidSample('  Sent\ntwice ')).toEqual(changed());
  expect(await eventsOf()).toEqual([
    ['created', null],
    ['voided', { reason: 'Sent twice' }],
  ]);
  expect(await getPublicInvoice(db, id)).toMatchObject({ status: 'void', voidedOn: '2026-03-21' });
  expect(published).toEqual([[seller.userId, 'invoices']]);
});

test('a retry gets the same response, and the first reason is kept', async () => {
  await voidSample();
  expect(await voidSample('Another')).toEqual(changed());
  expect((await eventsOf()).slice(1)).toEqual([['voided', { reason: 'Sent twice' }]]);
});

test.each([
  ['', 'Enter a reason.'],
  [' \u200b ', 'Enter a reason.'],
  ['x'.repeat(maxReasonLength + 1), 'Use 200 characters or fewer.'],
])('without a proper reason (%j) nothing is done', async (reason, message) => {
  expect(await voidSample(reason)).toEqual(refusal(message, 422));
  expect((await eventsOf()).length).toBe(1);
});

test('an invoice with payments cannot be voided', async () => {
  await writeEntry(db, {
    id: `of ${id}`,
    invoiceId: id,
    userId: seller.userId,
    at: now,
    day: '2026-03-20',
    kind: 'payment',
    origin: 'hand',
    amountMinor: 1,
    method: 'cash',
  });
  expect(await voidSample()).toEqual(refusal('it has payments', 409));
  expect((await eventsOf()).map(([code]) => code)).toEqual(['created', 'payment', 'issued']);
});

test('another user’s invoice is reported as unknown, and a guest is asked to sign in', async () => {
  const stranger = await createSampleSeller(db);
  expect(await voidSample('Mine', stranger.cookie)).toEqual({
    body: { outcome: 'not-found' },
    status: 404,
  });
  expect((await voidSample('Mine', '')).status).toBe(401);
  expect((await eventsOf()).length).toBe(1);
});

test('a paid one cannot be voided; marked unpaid it can', async () => {
  await mark('paid');
  expect(await voidSample()).toEqual(refusal('it’s already paid', 409));
  await mark('unpaid');
  expect(await voidSample()).toEqual(changed());
});

describe('a void invoice', () => {
  beforeEach(async () => {
    await voidSample();
  });

  test.each(['paid', 'unpaid'] as const)('can never be marked %s', async (status) => {
    const message = 'This invoice is void, so it can’t be marked as paid or unpaid.';
    expect(await mark(status)).toEqual(refusal(message, 409));
    expect(await getPublicInvoice(db, id)).toMatchObject({ status: 'void', paidOn: null });
  });

  test('can be archived, is listed only under All, and nothing is owed', async () => {
    const { userId, settings } = seller;
    const list = (over: object) => {
      const view = { ...emptyListView, ...over };
      return listInvoices(db, { userId, view, today: '2026-03-20', limit: 9, after: null });
    };
    const all = await list({});
    expect(all.invoices.map(({ status }) => status)).toEqual(['void']);
    expect(all.counts).toEqual({ all: 1, unpaid: 0, due_soon: 0, overdue: 0, paid: 0 });
    expect(all.owed).toEqual([]);
    expect((await list({ search: 'void' })).total).toBe(1);
    expect((await list({ search: 'unpaid' })).total).toBe(0);
    await send({ intent: 'archive', invoiceIds: [id], archived: true });
    expect((await list({ archived: true })).total).toBe(1);
    // Its number remains in use, and the plan's count isn't given back.
    const again = { settings, content: sampleContent(), saveKey: crypto.randomUUID(), now };
    expect(await saveInvoice(db, again)).toMatchObject({ outcome: 'number-taken' });
    const { settings: kept } = await getAccountToExport(db, userId);
    expect(kept?.totalInvoicesCreated).toBe(1);
  });

  test('has no XML, and its URL says why', async () => {
    const request = new Request(`${testOrigin}/view-invoice/${id}/xml`);
    const context = createTestContext(db, { now });
    const answer = await answerInvoiceXml({ request, params: { id }, context });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      error: 'E-invoices aren’t available for void invoices.',
    });
  });
});
