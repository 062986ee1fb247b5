import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notifyEstimateAnswers } from '#app/features/estimates/server/notify-estimate-answers.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { estimateAnswers } from '#db/estimate-schema.ts';
import { now, offerEstimate } from '#tests/support/estimate-harness.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { openWorld, type Sent } from '#tests/support/world.ts';

const world = await openWorld();
const { database, db } = world;

/** An issued estimate of a seller with a confirmed address. */
async function offer(on: Database = db) {
  const estimate = await offerEstimate(on);
  await on.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, estimate.userId));
  return estimate;
}

async function post(json: object, sent: Sent = {}) {
  const { status, body } = await world.post('/api/estimate-answer', json, { now, ...sent });
  return { status, body };
}
const accept = { revision: 1, answer: 'accepted', name: 'Ann', signature: '', reason: '' };
const answered = { status: 200, body: { outcome: 'answered', answer: 'accepted' } };

test('an answer needs a name, an estimate, its version and a date on which it is valid', async () => {
  const { id } = await offer();
  const said = { ...accept, key: id };
  expect(await post({ ...said, name: '  ' })).toMatchObject({
    status: 422,
    body: { outcome: 'invalid', issues: { name: 'Enter your name' } },
  });
  expect(await post({ ...said, answer: 'maybe' })).toMatchObject({ status: 400 });
  expect(await post({ ...said, key: crypto.randomUUID() })).toMatchObject({ status: 404 });
  const refused = (outcome: string) => ({ status: 409, body: { outcome } });
  expect(await post({ ...said, revision: 2 })).toEqual(refused('changed'));
  const late = { now: Date.parse('2026-12-28') };
  expect(await post(said, late)).toEqual(refused('expired'));
  // Anything that isn't a drawing is ignored.
  const signature = 'M1 1L2 2"/><script>';
  expect(await post({ ...said, signature })).toEqual(answered);
  expect(await post(said)).toEqual(answered);
  expect(await post({ ...said, answer: 'declined' })).toEqual(refused('closed'));
  const [row] = await db.select().from(estimateAnswers).where(eq(estimateAnswers.invoiceId, id));
  expect(row).toMatchObject({ answer: 'accepted' as const, name: 'Ann', signature: null });
});

test('an invoice is only created from one’s own estimate, with payment methods from the settings', async () => {
  const estimate = await offer();
  const other = await world.seller();
  const start = (as: { cookie: string }) =>
    world.get(`/api/estimate-invoice?estimate=${estimate.id}`, { as, now });
  expect((await start(other)).status).toBe(404);
  expect((await start(estimate)).status).toBe(200);
  const make = (as: { cookie: string }) => {
    const saveKey = crypto.randomUUID();
    const json = { estimateId: estimate.id, saveKey, choice: { kind: 'rest' }, confirmed: '' };
    return world.post('/api/estimate-invoice', json, { as, now });
  };
  expect((await make(other)).status).toBe(404);
  expect(await make(estimate)).toMatchObject({
    status: 422,
    body: { message: 'Add a payment method in Settings, then create the invoice.' },
  });
});

test('an answer is saved completely or not at all, which is reported, and a retry saves it', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async (on) => (await offer(on)).id,
    action: (on, key) => post({ ...accept, key }, { db: on }),
    check: async (on, key, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const away = { status: 503, body: { outcome: 'unreachable' } };
      expect([answered, away]).toContainEqual(outcome.answer);
      expect(await post({ ...accept, key })).toEqual(answered);
      expect(await on.$count(estimateAnswers, eq(estimateAnswers.invoiceId, key))).toBe(1);
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
      const { id, answer } = await offer(on);
      await answer('accepted');
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
  const { id, answer } = await offer();
  await answer('accepted');
  letters.length = 0;
  expect(await told(db, id, true)).toBe(1);
  expect(await told(db, id)).toBe(0);
  await told(db, id);
  expect(letters).toEqual(['Estimate EST-001 was accepted']);
});
