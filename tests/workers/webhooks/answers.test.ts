import { afterAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { deliver } from '#tests/support/webhook-harness.ts';
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
const header = { 'Stripe-Signature': 't=1,v1=00' };
const maxKilobytes = maxDeliveryBytes / kilobyte;

test.each([
  ['that is too long', '/stripe', maxKilobytes * 4, header, stripe, 413],
  ['with a declared length', '/stripe', 1000, { 'Content-Length': '1000000' }, stripe, 413],
  ['without a configured Stripe', '/stripe', 300, {}, null, 503],
  ['without a configured App Store', '/app-store', 300, {}, null, 503],
  ['to an unknown address', '/nowhere', 300, {}, null, 404],
])('a delivery %s is read to its end', async (_, path, kilobytes, headers, client, status) => {
  const { body, taken } = longBody(kilobytes);
  const order = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  const done = await deliver(new Request(origin + path, order), { db, stripe: client });
  expect(done.status).toBe(status);
  expect(taken.isThrough).toBe(true);
});
