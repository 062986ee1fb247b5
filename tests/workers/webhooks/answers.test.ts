import { afterAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { deliver, stripeDelivery } from '#tests/support/webhook-harness.ts';
import worker from '#workers/webhooks/index.ts';
import { maxDeliveryBytes } from '#workers/webhooks/read-raw-body.ts';

// The headers of every webhook worker response for browsers and caches (OWASP ASVS 5.0, V3.4).

const database = await createTestDatabase();
const db = database.open();
const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterAll(() => printed.mockRestore());

const origin = 'https://webhooks.billwren.example';

function ask(address: string, method = 'GET'): Promise<Response> {
  const request = new Request(address, { method }) as Parameters<typeof worker.fetch>[0];
  const execution = { waitUntil: () => undefined } as unknown as ExecutionContext;
  return worker.fetch(request, { LIBSQL_URL: database.url }, execution);
}

test.each([
  ['GET', '/healthz', 200],
  ['POST', '/stripe', 503],
  ['POST', '/app-store', 503],
  ['GET', '/stripe', 404],
  ['GET', '/nowhere', 404],
])('%s %s is not framed, sniffed or cached', async (method, path, status) => {
  const answer = await ask(`${origin}${path}`, method);
  const header = (name: string) => answer.headers.get(name);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toBeTypeOf('object');
  expect(header('Strict-Transport-Security')).toMatch(/^max-age=63072000; includeSubDomains;/);
  expect(header('X-Content-Type-Options')).toBe('nosniff');
  expect(header('Content-Security-Policy')).toBe(
    "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  );
  expect(header('Cache-Control')).toBe('no-store');
  expect(header('Content-Type')).toBe('application/json');
});

test('over plain HTTP there is no HSTS header', async () => {
  const answer = await ask('http://127.0.0.1:8788/healthz');
  expect(answer.headers.has('Strict-Transport-Security')).toBe(false);
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

// A refused body is still read to its end, or else the sender's next delivery on the connection would be lost.

const kilobyte = 1000;

/** A body without a declared length that records how much of it was read. */
function longBody(kilobytes: number) {
  const taken = { bytes: 0, isThrough: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken.bytes < kilobytes * kilobyte) {
        taken.bytes += kilobyte;
        controller.enqueue(new Uint8Array(kilobyte));
        return;
      }
      taken.isThrough = true;
      controller.close();
    },
  });
  return { body, taken };
}

const stripe = { readEvent: async () => null } as never;
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  new Request(origin + path, {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);

test('a delivery that is too long', async () => {
  const { body, taken } = longBody((maxDeliveryBytes / kilobyte) * 4);
  const delivery = stripeDelivery(body, { header: 't=1,v1=00' });
  const { status, answer } = await deliver(delivery, { db, stripe });
  expect([status, answer]).toMatchObject([413, { code: 'too-large' }]);
  expect(taken.isThrough).toBe(true);
});

test('one with a declared length', async () => {
  const { body, taken } = longBody(1000);
  const headers = { 'Content-Length': '1000000' };
  expect((await deliver(post('/stripe', body, headers), { db, stripe })).status).toBe(413);
  expect(taken.isThrough).toBe(true);
});

test.each([
  ['/stripe', 503],
  ['/app-store', 503],
  ['/nowhere', 404],
])('one to %s that is answered %i before it is read', async (path, status) => {
  const { body, taken } = longBody(300);
  expect((await deliver(post(path, body), { db })).status).toBe(status);
  expect(taken.isThrough).toBe(true);
});
