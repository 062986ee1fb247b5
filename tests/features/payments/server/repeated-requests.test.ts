import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { invoices } from '#db/schema.ts';
import { creditPost, enterByCard, paymentPost } from '#tests/support/payment-post.ts';
import { openRefundHarness } from '#tests/support/refund-harness.ts';
import { savedAt } from '#tests/support/save-sample.ts';
import { openWorld } from '#tests/support/world.ts';

// A request that is repeated with its key runs once. With other content it is refused, and the response has the stored
// values.

const world = await openWorld();
const { db } = world;
const refunds = await openRefundHarness(world.database);
const now = Date.UTC(2026, 2, 20, 11);
const key = () => crypto.randomUUID();

type Case = {
  first: object;
  post: (json: object) => Promise<{ status: number; body: { message?: string } }>;
  others: object[];
  stored: string[];
};

/** A seller's posts to an address, with an issued invoice. */
async function sell(address: string) {
  const seller = await world.seller({ invoiceLimit: -1 });
  const clientId = await seller.client('Aster');
  const id = await seller.invoice({ clientId, invoiceNumber: 'T-1' });
  await issueServed(db, { invoiceId: id, version: savedAt, now });
  const post = (json: object) => world.post(address, json, { as: seller, now });
  return { ...seller, clientId, id, post };
}
const list = '/us/invoices';
const noteOf = (invoiceId: string, minor: number) => ({
  invoiceId,
  noteKey: key(),
  reason: 'Returned',
  choice: { kind: 'amount', minor },
});

const cases: [string, () => Promise<Case>][] = [
  [
    'a payment',
    async () => {
      const { id, post } = await sell(list);
      return {
        first: paymentPost(id, { reference: 'No. 7', note: 'thanks' }),
        post,
        others: [
          { amountMinor: 2000 },
          { amountMinor: 2000, paidMinor: 1000 },
          { day: '2026-03-18' },
          { method: 'cash' },
          { reference: 'No. 8' },
          { note: '' },
        ],
        stored: ['You already recorded this payment: $10.00, Check, 19 Mar 2026'],
      };
    },
  ],
  [
    'a use of credit',
    async () => {
      const { userId, id, clientId, invoice, post } = await sell(list);
      const source = await invoice({ clientId, invoiceNumber: 'T-2' }, savedAt + 1);
      await enterByCard(db, { userId, invoiceId: source }, { amountMinor: 16_501 + 5000 });
      return {
        first: creditPost(id),
        post,
        others: [{ amountMinor: 2000 }, { amountMinor: 2000, paidMinor: 1000 }],
        stored: ['$10.00'],
      };
    },
  ],
  [
    'a refund',
    async () => {
      const one = await refunds.paid();
      return {
        first: refunds.order(one),
        post: (json) => refunds.post(json, one.cookie) as never,
        others: [{ amountMinor: 4000 }, { amountMinor: 4000, seenMinor: one.amount - 5000 }],
        stored: ['$50.00'],
      };
    },
  ],
  [
    'a credit note',
    async () => {
      const { id, post } = await sell('/api/credit-note');
      return {
        first: noteOf(id, 1000),
        post,
        others: [
          { choice: { kind: 'amount', minor: 2000 } },
          { choice: { kind: 'rest' } },
          { reason: 'Damaged' },
        ],
        stored: ['CN-001', '$10.00'],
      };
    },
  ],
];

test.each(cases)('%s', async (_what, prepare) => {
  const { first, post, others, stored } = await prepare();
  expect(await post(first)).toMatchObject({ status: 200 });
  expect(await post(first)).toMatchObject({ status: 200 });
  for (const other of others) {
    const { status, body } = await post({ ...first, ...other });
    expect({ other, status }).toEqual({ other, status: 409 });
    for (const shown of stored) expect(body.message).toContain(shown);
  }
  expect(await post(first)).toMatchObject({ status: 200 });
});

test('30 concurrent credit notes of one invoice are created, or refused with a message', async () => {
  const { id, userId, post } = await sell('/api/credit-note');
  const answers = await Promise.all(Array.from({ length: 30 }, () => post(noteOf(id, 100))));
  const made = answers.filter(({ status }) => status === 200);
  expect(made.length).toBeGreaterThan(0);
  for (const { status, body } of answers.filter((each) => each.status !== 200)) {
    expect(status).toBe(409);
    expect(body.message).toBe(
      'This invoice is being changed somewhere else. Try again in a moment.',
    );
  }
  const rows = await db.select().from(invoices).where(eq(invoices.userId, userId));
  expect(rows.filter(({ kind }) => kind === 'credit-note')).toHaveLength(made.length);
});
