import { beforeAll, describe, expect, it } from 'vitest';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import { action } from '#app/features/account/account-export.route.ts';
import { copyInvoice } from '#tests/support/large-account.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { createTestContext, jsonPost } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const now = Date.UTC(2026, 10, 21, 18);
let cookie: string;
beforeAll(async () => {
  cookie = (await createSampleSeller(database.open())).cookie;
});

const ask = (as = cookie, db = database.open(), order: object = {}) =>
  action({
    request: jsonPost('/api/account-export', order, as),
    context: createTestContext(db, { now }),
    params: {},
  });

describe('an export request', () => {
  it('returns a zip named by the date, with the number of its files in a header', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining('filename="billwren-data-2026-11-21.zip"'),
      'x-zip-files': '18',
    });
    expect(readZip(new Uint8Array(await answer.arrayBuffer()))).toHaveLength(18);
  });

  it('returns a part of at most 500 invoices, and how to request the next one', async () => {
    const db = database.open();
    const large = await createSampleSeller(db);
    const first = await saveSample(db, large.settings, { invoiceNumber: 'A' });
    const ids = await copyInvoice(db, first, 500);
    const answer = await ask(large.cookie);
    const next = { number: 2, after: ids[498] };
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': expect.stringContaining('"billwren-data-2026-11-21-part-1.zip"'),
      'x-zip-files': '518',
      'x-export-parts': '2',
      'x-export-next': JSON.stringify(next),
    });
    await answer.body?.cancel();
    const further = await ask(large.cookie, undefined, { further: next });
    expect(further.headers.get('content-disposition')).toContain('-part-2.zip');
    expect(further.headers.get('x-export-next')).toBeNull();
    const files = readZip(new Uint8Array(await further.arrayBuffer()));
    expect(files.map(({ name }) => name)).toEqual([
      'README-2.txt',
      'invoices-2.json',
      'invoices-2.csv',
      'history-2.json',
      'versions-2.json',
      'payments-2.json',
      'cards-2.json',
      'answers-2.json',
      'refunds-2.json',
      'disputes-2.json',
      'mails-2.json',
      'files-2.json',
      'invoices-2/L-00500.pdf',
    ]);
  });

  it.each([[{ further: { number: 1, after: 'x' } }], [{ further: 'x' }], [[]]])(
    'with an invalid body is refused: %j',
    async (order) => {
      expect((await ask(cookie, undefined, order)).status).toBe(400);
    },
  );

  it('is refused for a guest', async () => {
    const answer = await ask('');
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { error: 'Not authenticated', code: 'sign-in-needed' },
    ]);
  });

  it('is refused after too many requests', async () => {
    const { cookie: busy } = await createSampleSeller(database.open());
    for (let asked = 0; asked < attemptLimits.exportPerUser.limit; asked += 1) await ask(busy);
    const answer = await ask(busy);
    expect([answer.status, await answer.json()]).toEqual([
      429,
      { error: 'Too many attempts. Try again in 15 minutes.', code: 'too-many-requests' },
    ]);
  });

  it('fails with a message while the database is unavailable', async () => {
    const away = database.open({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    const answer = await ask(cookie, away);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { error: 'Something went wrong. Try again.', code: 'export-failed' },
    ]);
  });
});
