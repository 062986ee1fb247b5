import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { noPayment } from '#app/domain/fields/payment-fields.ts';
import { action as answerEstimate } from '#app/features/estimates/estimate-answer.route.ts';
import {
  action as answerInvoicePost,
  loader as answerInvoiceStart,
} from '#app/features/estimates/estimate-invoice.route.ts';
import { writeAnswer } from '#app/features/estimates/queries/estimate-answers.server.ts';
import { notifyEstimateAnswers } from '#app/features/estimates/server/notify-estimate-answers.server.ts';
import { saveEstimate } from '#app/features/estimates/server/save-estimate.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { estimateAnswers } from '#db/estimate-schema.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createTestContext, jsonPost, testOrigin } from '#tests/support/request-context.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const now = Date.parse('2026-11-26');

/** A seller with an issued estimate. */
async function offer(on: Database = db) {
  const seller = await createSampleSeller(on);
  const { userId } = seller;
  await on.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, userId));
  const content = sampleContent({
    ...noPayment,
    invoiceNumber: 'EST-001',
    invoiceDate: '2026-11-26',
    dueDate: '2026-12-26',
  });
  const saved = await saveEstimate(on, { userId, content, saveKey: crypto.randomUUID(), now });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  await issueServed(on, { invoiceId: saved.id, version: saved.version, now });
  return { ...seller, id: saved.id };
}

const post = async (json: object, context = createTestContext(db, { now })) => {
  const response = await answerEstimate({
    request: jsonPost('/api/estimate-answer', json),
    context,
  });
  return { status: response.status, body: await response.json() };
};
const given = {
  revision: 1,
  answer: 'accepted' as const,
  name: 'Ann',
  signature: null,
  reason: null,
  at: now,
  today: '2026-11-26',
};
const accept = { revision: 1, answer: 'accepted', name: 'Ann', signature: '', reason: '' };

test('an answer needs a name, an estimate, its version and a date on which it is valid', async () => {
  const { id } = await offer();
  const said = { ...accept, key: id };
  expect(await post({ ...said, name: '  ' })).toMatchObject({
    status: 422,
    body: { outcome: 'invalid', issues: { name: 'Enter your name' } },
  });
  expect(await post({ ...said, answer: 'maybe' })).toMatchObject({ status: 400 });
  expect(await post({ ...said, key: crypto.randomUUID() })).toMatchObject({ status: 404 });
  expect(await post({ ...said, revision: 2 })).toEqual({
    status: 409,
    body: { outcome: 'changed' },
  });
  const late = createTestContext(db, { now: Date.parse('2026-12-28') });
  expect(await post(said, late)).toEqual({ status: 409, body: { outcome: 'expired' } });
  // Anything that isn't a drawing is ignored.
  const signature = 'M1 1L2 2"/><script>';
  const answered = { status: 200, body: { outcome: 'answered', answer: 'accepted' } };
  expect(await post({ ...said, signature })).toEqual(answered);
  expect(await post(said)).toEqual(answered);
  expect(await post({ ...said, answer: 'declined' })).toEqual({
    status: 409,
    body: { outcome: 'closed' },
  });
  const [row] = await db.select().from(estimateAnswers).where(eq(estimateAnswers.invoiceId, id));
  expect(row).toMatchObject({ answer: 'accepted' as const, name: 'Ann', signature: null });
});

test('an invoice is only created from one’s own estimate, with payment methods from the settings', async () => {
  const { id, cookie } = await offer();
  const other = await createSampleSeller(db);
  const start = (as: string) =>
    answerInvoiceStart({
      request: new Request(`${testOrigin}/api/estimate-invoice?estimate=${id}`, {
        headers: { Cookie: as },
      }),
      context: createTestContext(db, { now }),
    });
  expect((await start(other.cookie)).status).toBe(404);
  expect((await start(cookie)).status).toBe(200);
  const make = async (as: string) => {
    const saveKey = crypto.randomUUID();
    const json = { estimateId: id, saveKey, choice: { kind: 'rest' }, confirmed: '' };
    const request = jsonPost('/api/estimate-invoice', json, as);
    const response = await answerInvoicePost({ request, context: createTestContext(db, { now }) });
    return { status: response.status, body: await response.json() };
  };
  expect((await make(other.cookie)).status).toBe(404);
  expect(await make(cookie)).toMatchObject({
    status: 422,
    body: { message: 'Add a payment method in Settings, then create the invoice.' },
  });
});

test('an answer is saved completely or not at all, which is reported, and a retry saves it', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async (on) => (await offer(on)).id,
    action: (on, key) => post({ ...accept, key }, createTestContext(on, { now })),
    check: async (on, key, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const answered = { status: 200, body: { outcome: 'answered', answer: 'accepted' } };
      const away = { status: 503, body: { outcome: 'unreachable' } };
      expect([answered, away]).toContainEqual(outcome.answer);
      expect(await post({ ...accept, key }, createTestContext(on, { now }))).toEqual(answered);
      const rows = await on
        .select()
        .from(estimateAnswers)
        .where(eq(estimateAnswers.invoiceId, key));
      expect(rows).toHaveLength(1);
    },
  });
  expect(met).toBeGreaterThanOrEqual(2 * databaseFaults.length);
});

test('an owner is notified of an answer once, even if the email or the database fails at first', async () => {
  const letters: string[] = [];
  const told = async (on: Database, id: string, fails = false) => {
    const context = createTestContext(on, {
      now,
      sendEmail: async ({ subject }) => {
        if (fails) throw new Error('The mail service is away');
        letters.push(subject);
      },
    });
    await notifyEstimateAnswers(context, id);
    return context.reported.length;
  };
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async (on) => {
      const { id } = await offer(on);
      await post(
        { ...accept, key: id },
        createTestContext(on, { now, waitUntil: () => undefined }),
      );
      letters.length = 0;
      return id;
    },
    action: (on, id) => told(on, id, true),
    check: async (on, id) => {
      expect(letters).toEqual([]);
      await told(on, id);
      await told(on, id);
      expect(letters.length).toBeLessThanOrEqual(1);
    },
  });
  expect(met).toBeGreaterThanOrEqual(databaseFaults.length);
  const { id } = await offer();
  await writeAnswer(db, { ...given, estimateId: id });
  letters.length = 0;
  expect(await told(db, id, true)).toBe(1);
  expect(await told(db, id)).toBe(0);
  await told(db, id);
  expect(letters).toEqual(['Estimate EST-001 was accepted']);
});
