import { expect, it } from 'vitest';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import { copyInvoice } from '#tests/support/large-account.ts';
import { exportedAt } from '#tests/support/take-export.ts';
import { openWorld, type Sent } from '#tests/support/world.ts';

const world = await openWorld();
const seller = await world.seller();
const ask = (json: object = {}, sent: Sent = {}) =>
  world.post('/api/account-export', json, { as: seller, now: exportedAt, ...sent });

it('an export returns a zip named by the date, with the number of its files in a header', async () => {
  const { status, headers } = await ask();
  expect([status, Object.fromEntries(headers)]).toMatchObject([
    200,
    {
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining('filename="billwren-data-2026-11-21.zip"'),
      'x-zip-files': '18',
    },
  ]);
});

it('an export returns parts of at most 500 invoices, and how to request the next one', async () => {
  const large = await world.seller();
  const ids = await copyInvoice(world.db, await large.invoice({ invoiceNumber: 'A' }), 500);
  const next = { number: 2, after: ids[498] };
  const { headers } = await ask({}, { as: large });
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-disposition': expect.stringContaining('"billwren-data-2026-11-21-part-1.zip"'),
    'x-zip-files': '518',
    'x-export-parts': '2',
    'x-export-next': JSON.stringify(next),
  });
  const further = await ask({ further: next }, { as: large });
  expect(further.headers.get('content-disposition')).toContain('-part-2.zip');
  expect(further.headers.get('x-export-next')).toBeNull();
});

const away = world.database.open({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
const failed = { error: 'Something went wrong. Try again.', code: 'export-failed' };
it.each([
  ['an invalid part', { further: { number: 1, after: 'x' } }, {}, 400, expect.anything()],
  ['an invalid body', { further: 'x' }, {}, 400, expect.anything()],
  ['a guest', {}, { as: undefined }, 401, { error: 'Not authenticated', code: 'sign-in-needed' }],
  ['an unavailable database', {}, { db: away }, 503, failed],
])('an export is refused for %s', async (_, json, sent, status, body) => {
  const answer = await ask(json, sent as Sent);
  expect([answer.status, answer.body]).toEqual([status, body]);
});

it('an export is refused after too many requests', async () => {
  const busy = await world.seller();
  const { limit } = attemptLimits.exportPerUser;
  for (let asked = 0; asked < limit; asked += 1) await ask({}, { as: busy });
  const { status, body } = await ask({}, { as: busy });
  const error = 'Too many attempts. Try again in 15 minutes.';
  expect([status, body]).toEqual([429, { error, code: 'too-many-requests' }]);
});
