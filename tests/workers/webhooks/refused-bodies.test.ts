import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { deliver, stripeDelivery } from '#tests/support/webhook-harness.ts';
import { maxDeliveryBytes } from '#workers/webhooks/read-raw-body.ts';

// A refused body is still read to its end, or else the sender's next delivery on the connection would be lost.

const db = (await createTestDatabase()).open();
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
  new Request(`https://webhooks.billwren.example${path}`, {
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
