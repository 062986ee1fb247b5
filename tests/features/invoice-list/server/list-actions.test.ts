import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { maxReasonLength } from '#app/domain/history/issued-version.ts';
import { getAccountToExport } from '#app/features/account/queries/account-export.server.ts';
import { saveInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { maxArchivedAtOnce } from '#app/features/invoice-list/words/list-answer.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { users } from '#db/account-schema.ts';
import { paymentPost } from '#tests/support/payment-post.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { listEvents } from '#tests/support/sending-harness.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const world = await openWorld();
const { db } = world;
const now = Date.UTC(2026, 2, 20, 11);
let seller: Seller;
let stranger: Seller;
let id = '';

beforeEach(async () => {
  [seller, stranger] = [await world.seller(), await world.seller()];
  id = await seller.invoice();
});

async function send(json: unknown, as: Seller | null = seller) {
  const { status, body } = await world.post('/us/invoices', json, as ? { as, now } : { now });
  return { status, body };
}
const listed = async (query = '') =>
  (await world.get(`/us/invoices?${query}`, { as: seller, now })).body.list;
const setTimeZone = (timeZone: string) =>
  db.update(users).set({ timeZone }).where(eq(users.id, seller.userId));
const notFound = { body: { outcome: 'not-found' }, status: 404 };
const signInNeeded = { body: { outcome: 'sign-in-needed' }, status: 401 };
const refusal = (message: string, status: number) => ({
  body: { outcome: 'refused', message },
  status,
});
const mark = (status: 'paid' | 'unpaid') => send({ intent: 'set-status', invoiceId: id, status });

test.each([
  ['Pacific/Auckland', '2026-03-21'],
  ['Pacific/Honolulu', '2026-03-20'],
])('marking as paid stores the seller-local date: %s', async (timeZone, paidOn) => {
  await setTimeZone(timeZone);
  expect((await mark('paid')).status).toBe(200);
  expect(await getPublicInvoice(db, id)).toMatchObject({ paidOn });
});

describe('archiving', () => {
  const archive = (invoiceIds: string[], archived: boolean, as: Seller | null = seller) =>
    send({ intent: 'archive', invoiceIds, archived }, as);
  const changed = (archived: boolean, count: number) => ({
    body: { outcome: 'changed', archived, count },
    status: 200,
  });
  const numbers = async (query = '') =>
    [...((await listed(query)).invoices.invoiceNumber ?? [])].sort();

  test('removes invoices from the list and restores them, and reports how many', async () => {
    const second = await seller.invoice({ invoiceNumber: 'B' });
    await seller.invoice({ invoiceNumber: 'C' });
    expect(await archive([id, second], true)).toEqual(changed(true, 2));
    expect([await numbers(), await numbers('archived=true')]).toEqual([['C'], ['B', 'INV-001']]);
    expect(await archive([id], false)).toEqual(changed(false, 1));
    expect(await numbers('archived=true')).toEqual(['B']);
    // By form too, with repeated ids counted once.
    const form = new URLSearchParams({ intent: 'archive', archived: 'false', invoiceIds: second });
    form.append('invoiceIds', second);
    expect(await send(form)).toEqual(changed(false, 1));
  });

  test('counts only the owner’s and leaves other users’ where they are', async () => {
    const theirs = await stranger.invoice();
    expect(await archive([id, theirs], true)).toEqual(changed(true, 1));
    expect(await archive([theirs], true)).toEqual(notFound);
    expect(await archive([crypto.randomUUID()], true)).toEqual(notFound);
    const { body } = await world.get('/us/invoices', { as: stranger, now });
    expect(body.list.invoices.id).toEqual([theirs]);
  });

  test('needs a selection and a session', async () => {
    expect(await archive([], true)).toEqual(refusal('Please select at least one invoice', 422));
    expect(await archive([id], true, null)).toEqual(signInNeeded);
  });
});

const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
test.each([
  ['no intent', {}],
  ['an unknown intent', { intent: 'delete', invoiceIds: ids(1) }],
  ['an invalid id', { intent: 'archive', invoiceIds: ['1 OR 1=1'], archived: true }],
  ['no target state', { intent: 'archive', invoiceIds: ids(1) }],
  ['too many ids', { intent: 'archive', archived: true, invoiceIds: ids(maxArchivedAtOnce + 1) }],
  ['a status of the list, not of a row', { intent: 'set-status', status: 'overdue' }],
])('a post with %s does nothing', async (_what, json) => {
  expect(await send(json)).toEqual({ ...notFound, status: 400 });
});

describe('voiding', () => {
  const voidSample = (reason = 'Sent twice', as: Seller | null = seller) =>
    send({ intent: 'void', invoiceId: id, reason }, as);
  const changed = () => ({
    body: { outcome: 'changed', invoiceId: id, status: 'void' },
    status: 200,
  });
  const eventsOf = async () =>
    (await listEvents(db, id)).map(({ code, detail }) => [code, JSON.parse(String(detail))]);
  const created = ['created', null];
  const voided = ['voided', { reason: 'Sent twice' }];

  test('stores the reason as one clean line and the seller-local date, and notifies all tabs; a retry changes nothing', async () => {
    await setTimeZone('Pacific/Auckland');
    const json = { intent: 'void', invoiceId: id, reason: '  Sent\ntwice ' };
    const { body, context } = await world.post('/us/invoices', json, { as: seller, now });
    expect(body).toEqual(changed().body);
    expect(context.told).toEqual([['invoices', seller.userId]]);
    expect(await eventsOf()).toEqual([created, voided]);
    const state = { status: 'void', voidedOn: '2026-03-21' };
    expect(await getPublicInvoice(db, id)).toMatchObject(state);
    expect(await voidSample('Another')).toEqual(changed());
    expect(await eventsOf()).toEqual([created, voided]);
  });

  test.each([
    ['', 'Enter a reason.'],
    [' \u200b ', 'Enter a reason.'],
    ['x'.repeat(maxReasonLength + 1), 'Use 200 characters or fewer.'],
  ])('does nothing without a proper reason (%j)', async (reason, message) => {
    expect(await voidSample(reason)).toEqual(refusal(message, 422));
    expect(await eventsOf()).toEqual([created]);
  });

  test('is refused for an invoice with payments, or that is paid until it is marked unpaid', async () => {
    await mark('paid');
    expect(await voidSample()).toEqual(refusal('it’s already paid', 409));
    await mark('unpaid');
    expect((await send(paymentPost(id))).status).toBe(200);
    expect(await voidSample()).toEqual(refusal('it has payments', 409));
    id = await seller.invoice({ invoiceNumber: 'B' });
    await mark('paid');
    await mark('unpaid');
    expect(await voidSample()).toEqual(changed());
  });

  test('another user’s invoice is unknown, and a guest is asked to sign in', async () => {
    expect(await voidSample('Mine', stranger)).toEqual(notFound);
    expect(await voidSample('Mine', null)).toEqual(signInNeeded);
    expect(await eventsOf()).toEqual([created]);
  });

  test('is final: no status, no XML, nothing owed, listed only under All, and its number stays in use', async () => {
    await voidSample();
    const message = 'This invoice is void, so it can’t be marked as paid or unpaid.';
    for (const status of ['paid', 'unpaid'] as const) {
      expect(await mark(status)).toEqual(refusal(message, 409));
    }
    expect(await getPublicInvoice(db, id)).toMatchObject({ status: 'void', paidOn: null });
    const all = await listed();
    expect(all.invoices.status).toEqual(['void']);
    expect(all.counts).toEqual({ all: 1, unpaid: 0, due_soon: 0, overdue: 0, paid: 0 });
    expect(all.owed).toEqual([]);
    expect((await listed('q=void')).total).toBe(1);
    expect((await listed('q=unpaid')).total).toBe(0);
    await send({ intent: 'archive', invoiceIds: [id], archived: true });
    expect((await listed('archived=true')).total).toBe(1);
    const { settings, userId } = seller;
    const again = { settings, content: sampleContent(), saveKey: crypto.randomUUID(), now };
    expect(await saveInvoice(db, again)).toMatchObject({ outcome: 'number-taken' });
    // The plan's count isn't given back.
    const { settings: kept } = await getAccountToExport(db, userId);
    expect(kept?.totalInvoicesCreated).toBe(1);
    const xml = await world.get(`/view-invoice/${id}/xml`);
    expect(xml.status).toBe(409);
    expect(xml.body.error).toBe('E-invoices aren’t available for void invoices.');
  });
});
