import { beforeAll, describe, expect, test } from 'vitest';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import { maxArchivedAtOnce } from '#app/features/invoice-list/words/list-answer.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { createTestContext, formPost, jsonPost } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
let owner: { cookie: string; invoiceIds: string[] };
let stranger: { cookie: string; invoiceIds: string[] };

beforeAll(async () => {
  owner = await newSeller(3);
  stranger = await newSeller(1);
});

async function newSeller(invoiceCount: number) {
  const { settings, cookie } = await createSampleSeller(db);
  const invoiceIds: string[] = [];
  for (let n = 1; n <= invoiceCount; n += 1) {
    invoiceIds.push(await saveSample(db, settings, { invoiceNumber: `INV-${n}` }, n));
  }
  return { cookie, invoiceIds };
}

async function archivedOf(invoiceIds: string[]) {
  const { rows } = await db.$client.execute({
    sql: `SELECT archived FROM invoices WHERE id IN (${invoiceIds.map(() => '?').join()}) ORDER BY created_at`,
    args: invoiceIds,
  });
  return rows.map(({ archived }) => archived);
}

const send = (json: unknown, cookie: string) =>
  answerListPost(jsonPost('/us/invoices', json, cookie), createTestContext(db));
const archive = (invoiceIds: string[], archived: boolean, cookie = owner.cookie) =>
  send({ intent: 'archive', invoiceIds, archived }, cookie);

test('marking as paid stores the seller-local date, whatever the date is elsewhere', async () => {
  const noon = Date.UTC(2026, 2, 15, 12);
  for (const [timeZone, day] of [
    ['Pacific/Auckland', '2026-03-16'],
    ['Pacific/Honolulu', '2026-03-15'],
  ] as const) {
    const { userId, settings, cookie } = await createSampleSeller(db);
    const invoiceId = await saveSample(db, settings);
    await db.$client.execute({
      sql: 'UPDATE users SET time_zone = ? WHERE id = ?',
      args: [timeZone, userId],
    });
    const fields = { intent: 'set-status', invoiceId, status: 'paid' };
    const context = { ...createTestContext(db), now: noon };
    const { status } = await answerListPost(jsonPost('/us/invoices', fields, cookie), context);
    expect([status, (await getPublicInvoice(db, invoiceId))?.paidOn]).toEqual([200, day]);
  }
});

describe('archiving', () => {
  test('removes invoices from the list and restores them, and reports how many', async () => {
    const [first = '', second = '', third = ''] = owner.invoiceIds;
    expect(await archive([first, second], true)).toEqual({
      body: { outcome: 'changed', archived: true, count: 2 },
      status: 200,
    });
    expect(await archivedOf([first, second, third])).toEqual([1, 1, 0]);
    expect((await archive([first], false)).body).toEqual({
      outcome: 'changed',
      archived: false,
      count: 1,
    });
    expect(await archivedOf([first, second, third])).toEqual([0, 1, 0]);
  });

  test('works by form too, with repeated ids counted once', async () => {
    const [, , third = ''] = owner.invoiceIds;
    const form = formPost('/us/invoices', { intent: 'archive', archived: 'true' }, owner.cookie);
    const body = `${await form.text()}&invoiceIds=${third}&invoiceIds=${third}`;
    const posted = new Request(form.url, { method: 'POST', headers: form.headers, body });
    expect((await answerListPost(posted, createTestContext(db))).body).toEqual({
      outcome: 'changed',
      archived: true,
      count: 1,
    });
  });

  test('counts only the owner’s and leaves other users’ where they are', async () => {
    const [first = ''] = owner.invoiceIds;
    await archive(owner.invoiceIds, false);
    const mixed = await archive([first, ...stranger.invoiceIds], true);
    expect(mixed.body).toMatchObject({ outcome: 'changed', count: 1 });
    expect(await archivedOf(stranger.invoiceIds)).toEqual([0]);
    expect(await archive(stranger.invoiceIds, true)).toEqual({
      body: { outcome: 'not-found' },
      status: 404,
    });
    expect((await archive([crypto.randomUUID()], true)).status).toBe(404);
  });

  test('with no ids asks for a selection', async () => {
    expect(await archive([], true)).toEqual({
      body: { outcome: 'refused', message: 'Please select at least one invoice' },
      status: 422,
    });
  });

  test('requires a session', async () => {
    expect(await archive(owner.invoiceIds, true, '')).toEqual({
      body: { outcome: 'sign-in-needed' },
      status: 401,
    });
  });
});

test.each([
  ['no intent', {}],
  ['an unknown intent', { intent: 'delete', invoiceIds: [crypto.randomUUID()] }],
  ['an invalid id', { intent: 'archive', invoiceIds: ['1 OR 1=1'], archived: true }],
  ['no target state', { intent: 'archive', invoiceIds: [crypto.randomUUID()] }],
  [
    'too many ids',
    {
      intent: 'archive',
      archived: true,
      invoiceIds: Array.from({ length: maxArchivedAtOnce + 1 }, () => crypto.randomUUID()),
    },
  ],
  ['a status of the list, not of a row', { intent: 'set-status', status: 'overdue' }],
])('a post with %s does nothing', async (_what, json) => {
  expect(await send(json, owner.cookie)).toEqual({ body: { outcome: 'not-found' }, status: 400 });
});
