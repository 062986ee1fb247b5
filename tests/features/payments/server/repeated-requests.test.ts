import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { action as answerCreditPost } from '#app/features/credit-notes/credit-note.route.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import { action as answerSend } from '#app/features/sending/invoice-email.route.ts';
import { users } from '#db/account-schema.ts';
import { invoices } from '#db/schema.ts';
import { openRefundHarness } from '#tests/support/refund-harness.ts';
import { createTestContext, jsonPost } from '#tests/support/request-context.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { savedAt, saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { writeEntry } from '#tests/support/write-entry.ts';

// A request that is repeated with its key runs once. With other content it is refused, and the response has the stored
// values.

const database = await createTestDatabase();
const db = database.open();
const refunds = await openRefundHarness(database);
const now = Date.UTC(2026, 2, 20, 11);
const key = () => crypto.randomUUID();

type Answered = { status: number; body: { message?: string } };
type Case = {
  first: object;
  post: (json: object) => Promise<Answered>;
  others: object[];
  stored: string[];
};

async function sell(count = 1) {
  const seller = await createSampleSeller(db, { invoiceLimit: -1 });
  const clientId = await createSampleClient(db, seller.userId, 'Aster');
  const ids: string[] = [];
  for (let at = 1; at <= count; at += 1) {
    const content = { clientId, invoiceNumber: `T-${at}` };
    ids.push(await saveSample(db, seller.settings, content, savedAt + at));
  }
  return { ...seller, ids, id: ids[0] ?? '' };
}

const list = (cookie: string) => (json: object) =>
  answerListPost(jsonPost('/us/invoices', json, cookie), createTestContext(db, { now })) as never;

async function creditNote(cookie: string, json: object): Promise<Answered> {
  const request = jsonPost('/api/credit-note', json, cookie);
  const response = await answerCreditPost({ request, context: createTestContext(db, { now }) });
  return { status: response.status, body: (await response.json()) as Answered['body'] };
}

async function issued() {
  const seller = await sell();
  await issueServed(db, { invoiceId: seller.id, version: savedAt + 1, now });
  return seller;
}

const cases: Record<string, () => Promise<Case>> = {
  'a payment': async () => {
    const { id, cookie } = await sell();
    return {
      first: {
        intent: 'record-payment',
        invoiceId: id,
        paymentId: key(),
        country: 'us',
        currency: 'USD',
        paidMinor: 0,
        amountMinor: 1000,
        day: '2026-03-19',
        method: 'check',
        reference: 'No. 7',
        note: 'thanks',
      },
      post: list(cookie),
      others: [
        { amountMinor: 2000 },
        { day: '2026-03-18' },
        { method: 'cash' },
        { reference: 'No. 8' },
        { note: '' },
      ],
      stored: ['$10.00', '19 Mar 2026'],
    };
  },
  'a use of credit': async () => {
    const { userId, ids, cookie } = await sell(2);
    const [invoiceId = '', source = ''] = ids;
    await writeEntry(db, {
      id: key(),
      invoiceId: source,
      userId,
      at: now,
      day: '2026-03-20',
      kind: 'payment',
      origin: 'card',
      method: 'card',
      amountMinor: 16_501 + 5000,
    });
    return {
      first: {
        intent: 'use-credit',
        invoiceId,
        useId: key(),
        country: 'us',
        currency: 'USD',
        paidMinor: 0,
        amountMinor: 1000,
      },
      post: list(cookie),
      others: [{ amountMinor: 2000 }, { amountMinor: 2000, paidMinor: 1000 }],
      stored: ['$10.00'],
    };
  },
  'a refund': async () => {
    const one = await refunds.paid();
    return {
      first: refunds.order(one),
      post: (json) => refunds.post(json, one.cookie) as never,
      others: [{ amountMinor: 4000 }, { amountMinor: 4000, seenMinor: one.amount - 5000 }],
      stored: ['$50.00'],
    };
  },
  'a credit note': async () => {
    const { id, cookie } = await issued();
    return {
      first: {
        invoiceId: id,
        noteKey: key(),
        reason: 'Returned',
        choice: { kind: 'amount', minor: 1000 },
      },
      post: (json) => creditNote(cookie, json),
      others: [
        { choice: { kind: 'amount', minor: 2000 } },
        { choice: { kind: 'rest' } },
        { reason: 'Damaged' },
      ],
      stored: ['CN-001', '$10.00'],
    };
  },
  'an email': async () => {
    const { id, cookie, userId } = await issued();
    await db
      .update(users)
      .set({ emailVerifiedAt: 1, createdAt: 0, email: `${userId}@example.com` })
      .where(eq(users.id, userId));
    return {
      first: {
        intent: 'send',
        kind: 'invoice',
        invoiceId: id,
        paymentId: null,
        idempotencyKey: key(),
        to: 'ann@client.example',
        cc: '',
        wantsCopy: false,
        attach: true,
        sendAt: '',
        timeZone: 'UTC',
        subject: 'Invoice',
        message: 'Hello',
      },
      post: async (json) => {
        const context = createTestContext(db, { now });
        const response = await answerSend({
          request: jsonPost('/api/mails', json, cookie),
          context,
        });
        return { status: response.status, body: (await response.json()) as Answered['body'] };
      },
      others: [
        { subject: 'Reminder' },
        { message: 'Bye' },
        { attach: false },
        { to: 'bob@client.example' },
        { cc: 'cas@client.example' },
      ],
      stored: ['ann@client.example'],
    };
  },
};

test.each(Object.entries(cases))('%s', async (_what, prepare) => {
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

describe('concurrently', () => {
  test('30 credit notes of one invoice are created, or refused with a message', async () => {
    const { id, cookie, userId } = await issued();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        creditNote(cookie, {
          invoiceId: id,
          noteKey: key(),
          reason: 'Returned',
          choice: { kind: 'amount', minor: 100 },
        }),
      ),
    );
    const made = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(made.length).toBeGreaterThan(0);
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(body.message).toBe(
        'This invoice is being changed somewhere else. Try again in a moment.',
      );
    }
    const rows = await db.select().from(invoices).where(eq(invoices.userId, userId));
    expect(rows.filter(({ kind }) => kind === 'credit-note')).toHaveLength(made.length);
  });
});
