import { beforeAll, describe, expect, test } from 'vitest';
import { action } from '#app/features/public-invoice/payment-event.route.ts';
import { createFinishedContext } from '#tests/support/finished-context.ts';
import { testOrigin } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
let invoiceId: string;
let ownerCookie: string;

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

beforeAll(async () => {
  const db = database.open();
  const { settings, cookie } = await createSampleSeller(db);
  ownerCookie = cookie;
  invoiceId = await saveSample(db, settings, { paypalPaymentLink: 'https://paypal.me/wren' });
});

/** Reports a button press, waits for the background work and clears the counts. */
async function report(body: unknown, { agent = person, cookie = '', db = database.open() } = {}) {
  const { context, finish } = createFinishedContext(db);
  const request = new Request(`${testOrigin}/api/payment-event`, {
    method: 'POST',
    headers: { 'User-Agent': agent, Cookie: cookie },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const answer = await action({ request, context });
  const tripsBefore = db.stats.trips;
  await finish();
  const all = await database.open().$client.execute('DELETE FROM payment_events RETURNING *');
  return { answer, text: await answer.text(), counted: all.rows, context, tripsBefore };
}

const shown = () => ({ invoiceId, kind: 'paypal_me', event: 'shown' });

describe('a report of a payment button', () => {
  test('is counted after the response, which reveals and sets nothing', async () => {
    const { answer, text, counted, context } = await report(shown());
    expect([answer.status, text, [...answer.headers]]).toEqual([204, '', []]);
    expect([...context.answerHeaders]).toEqual([]);
    expect(counted).toMatchObject([{ invoice_id: invoiceId, kind: 'paypal_me', event: 'shown' }]);
  });

  test('stores nothing about the visitor', async () => {
    const { counted } = await report(shown());
    const columns = ['event', 'first_at', 'invoice_id', 'kind', 'last_at', 'times'];
    expect(Object.keys(counted[0] ?? {}).sort()).toEqual(columns);
  });

  test('is answered the same whether the invoice exists or not, before any query', async () => {
    const unknown = await report({ ...shown(), invoiceId: crypto.randomUUID() });
    const known = await report(shown());
    for (const { answer, text, tripsBefore } of [unknown, known]) {
      expect([answer.status, text, tripsBefore]).toEqual([204, '', 0]);
    }
    expect(unknown.counted).toEqual([]);
  });

  test('of the owner is answered the same and not counted, and renews no session', async () => {
    const { answer, counted, context } = await report(shown(), { cookie: ownerCookie });
    expect([answer.status, counted, [...context.answerHeaders]]).toEqual([204, [], []]);
  });

  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
    '',
  ])('of a bot is answered the same and not counted: %s', async (agent) => {
    const { answer, counted, context } = await report(shown(), { agent });
    expect([answer.status, counted, context.db.stats.trips]).toEqual([204, [], 0]);
  });

  test('is answered the same while the database is down, which is reported', async () => {
    const db = database.open({ fetch: async () => Promise.reject(new TypeError('away')) });
    const { answer, context } = await report(shown(), { db });
    expect(answer.status).toBe(204);
    expect(context.reported).toHaveLength(1);
  });
});

test.each([
  ['invalid JSON', 'hello'],
  ['nothing', ''],
  ['another kind', { kind: 'bank', event: 'shown' }],
  ['another event', { kind: 'paypal_me', event: 'hover' }],
  ['no id', { invoiceId: undefined, kind: 'paypal_me', event: 'shown' }],
  ['a list as an id', { invoiceId: ['a'], kind: 'paypal_me', event: 'shown' }],
  ['an extremely long id', { invoiceId: 'x'.repeat(101), kind: 'paypal_me', event: 'shown' }],
])('%s is malformed: 400 in the API’s error format', async (_, body) => {
  const sent = typeof body === 'string' ? body : { invoiceId, ...body };
  const { answer, text, counted } = await report(sent);
  expect(answer.status).toBe(400);
  expect(JSON.parse(text)).toEqual({
    error: 'We couldn’t understand this request.',
    code: 'bad-request',
  });
  expect(counted).toEqual([]);
});
