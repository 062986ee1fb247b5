import { describe, expect, test } from 'vitest';
import { emptyListView } from '#app/domain/invoices/list-view.ts';
import { findCredentials } from '#app/features/account/queries/users.server.ts';
import { listInvoicePage } from '#app/features/invoice-list/queries/invoice-list.server.ts';
import { users } from '#db/account-schema.ts';
import { type Database, isDatabaseUnavailable } from '#db/client.server.ts';
import { writeBatch } from '#db/write.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

const email = 'secret@example.com';
const view = { ...emptyListView, search: 'secret', client: 'secret' };
const list = { userId: 'secret', view, today: '2026-03-10', limit: 9, after: null };

const calls: [string, (db: Database) => Promise<unknown>][] = [
  ['one read', (db) => findCredentials(db, email)],
  ['several reads', (db) => listInvoicePage(db, list)],
  ['a write', (db) => writeBatch(db, [db.insert(users).values({ id: 'x', email, createdAt: 1 })])],
];

const errorOf = (call: Promise<unknown>): Promise<Error> =>
  call.then(() => new Error('It did not fail')).catch((error: Error) => error);

describe.each(calls)('%s', (_name, call) => {
  test.each([
    ['the server can’t be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['the server answers 500', async () => new Response('no', { status: 500 })],
    ['the server is being replaced', async () => new Response('<html>', { status: 503 })],
  ])('counts as unavailable if %s, and the error has no values', async (_reason, fetch) => {
    const db = database.open({ fetch });
    const error = await errorOf(call(db));
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(`${error} ${error.stack} ${error.cause}`).not.toContain('secret');
    expect(db.stats.trips).toBe(1);
  });

  test('retries when the server is busy', async () => {
    let calls = 0;
    const busyTwice: typeof fetch = async (request, init) => {
      calls += 1;
      return calls < 3 ? new Response('', { status: 429 }) : fetch(request, init);
    };
    const db = database.open({ fetch: busyTwice });
    await call(db);
    expect([calls, db.stats.trips]).toEqual([3, 3]);
  });

  test('fails with another error when the server refuses the key', async () => {
    const db = database.open({ fetch: async () => new Response('no', { status: 401 }) });
    const error = await errorOf(call(db));
    expect(error.message).toContain('401');
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

test('a constraint violation is not retried, and its error has no values', async () => {
  const db = database.open();
  const insert = (id: string) =>
    db.insert(users).values({ id, email: 'secret@twice', createdAt: 1 });
  await writeBatch(db, [insert('first')]);
  const error = await errorOf(writeBatch(db, [insert('second')]));
  expect(error.message).toContain('UNIQUE');
  expect(isDatabaseUnavailable(error)).toBe(false);
  expect(`${error} ${error.stack}`).not.toContain('secret');
});
