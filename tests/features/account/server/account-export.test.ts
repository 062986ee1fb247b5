import { beforeAll, expect, it } from 'vitest';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import { action } from '#app/features/account/account-export.route.ts';
import { copyInvoice } from '#tests/support/large-account.ts';
import { createTestContext, jsonPost } from '#tests/support/request-context.ts';
import { exportedAt } from '#tests/support/take-export.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const world = await openWorld();
let seller: Seller;
beforeAll(async () => {
  seller = await world.seller();
});

/** Requests an export without reading it. */
async function ask(json: object = {}, { cookie } = seller, db = world.database.open()) {
  const request = jsonPost('/api/account-export', json, cookie);
  const context = createTestContext(db, { now: exportedAt });
  const answer = await action({ request, context, params: {} });
  if (answer.status !== 200) return { status: answer.status, body: await answer.json() };
  await answer.body?.cancel();
  return { status: 200, headers: Object.fromEntries(answer.headers) };
}

it('an export returns a zip named by the date, with the number of its files in a header', async () => {
  expect(await ask()).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining('filename="billwren-data-2026-11-21.zip"'),
      'x-zip-files': '19',
    },
  });
});

it('an export returns parts of at most 500 invoices, and how to request the next one', async () => {
  const large = await world.seller();
  const ids = await copyInvoice(world.db, await large.invoice({ invoiceNumber: 'A' }), 500);
  const next = { number: 2, after: ids[498] };
  expect((await ask({}, large)).headers).toMatchObject({
    'content-disposition': expect.stringContaining('"billwren-data-2026-11-21-part-1.zip"'),
    'x-zip-files': '519',
    'x-export-parts': '2',
    'x-export-next': JSON.stringify(next),
  });
  const { headers } = await ask({ further: next }, large);
  expect(headers).toMatchObject({
    'content-disposition': expect.stringContaining('-part-2.zip'),
    'x-zip-files': '14',
  });
  expect(headers).not.toHaveProperty('x-export-next');
});

it.each([{ further: { number: 1, after: 'x' } }, { further: 'x' }, []])(
  'an export with an invalid body is refused: %j',
  async (json) => expect((await ask(json)).status).toBe(400),
);

it('an export is refused for a guest, after too many requests, and while the database is unavailable', async () => {
  const guest = { ...seller, cookie: '' };
  const notSignedIn = { error: 'Not authenticated', code: 'sign-in-needed' };
  expect(await ask({}, guest)).toMatchObject({ status: 401, body: notSignedIn });
  const away = world.database.open({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
  const failed = { error: 'Something went wrong. Try again.', code: 'export-failed' };
  expect(await ask({}, seller, away)).toMatchObject({ status: 503, body: failed });
  const busy = await world.seller();
  const { limit } = attemptLimits.exportPerUser;
  for (let asked = 0; asked < limit; asked += 1) await ask({}, busy);
  const error = 'Too many attempts. Try again in 15 minutes.';
  const tooMany = { status: 429, body: { error, code: 'too-many-requests' } };
  expect(await ask({}, busy)).toMatchObject(tooMany);
});
