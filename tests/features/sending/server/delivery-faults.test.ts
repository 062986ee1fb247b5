import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ProviderOutcome } from '#app/domain/email/email-content.ts';
import { claimOverdueEmails } from '#app/features/sending/queries/deliver-email.server.ts';
import { setThanksEnabled } from '#app/features/sending/queries/receipt-emails.server.ts';
import { deliverEmail } from '#app/features/sending/server/deliver-email.server.ts';
import { handleDelivery } from '#app/features/sending/server/handle-delivery.server.ts';
import type { Database } from '#db/client.server.ts';
import { emails, receiptDue } from '#db/email-schema.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import {
  createSender,
  listEvents,
  noon,
  openEmailHarness,
  payByHand,
  queueIds,
  queueThanks,
} from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const claimMs = 16 * 60_000;
const count = isFullStrain ? 500 : 60;

/** A killed worker: nothing after this point runs, whatever is awaited. */
const killed = () => new Promise<never>(() => undefined);

test(`${count} emails with the worker killed at random: each is sent at most once, and all are accounted for`, async () => {
  const db = database.open();
  const roll = createSeededRandom(7);
  const seller = await createSender(db);
  for (let from = 0; from < count; from += 20) {
    const to = Array.from({ length: 20 }, (_, n) => `n${from + n}@client.example`);
    expect(await queueIds(db, seller, { to, attach: false })).toHaveLength(20);
  }
  /** The provider's ids of the accepted emails for each address. */
  const left = new Map<string, string[]>();

  /** One attempt by a worker that is killed before or after any of its steps. */
  const tryOnce = async (id: string, now: number) => {
    let steps = 0;
    const lastStep = 1 + roll(24);
    const step = async <T>(work: () => Promise<T>): Promise<T> => {
      steps += 1;
      if (steps === lastStep) return killed();
      const result = await work();
      steps += 1;
      return steps === lastStep ? killed() : result;
    };
    const dying = database.open({ fetch: (request, init) => step(() => fetch(request, init)) });
    const sendToClient = ({ to }: { to: string }): Promise<ProviderOutcome> =>
      step(async () => {
        const providerId = crypto.randomUUID();
        left.set(to, [...(left.get(to) ?? []), providerId]);
        return { outcome: 'taken', providerId };
      });
    const { work } = openEmailHarness(dying);
    const done = deliverEmail({ ...work, sendToClient }, id, now).catch(() => null);
    const isDead = new Promise((resolve) => {
      const look = setInterval(() => {
        if (steps < lastStep) return;
        clearInterval(look);
        resolve(null);
      }, 1);
      done.finally(() => clearInterval(look));
    });
    await Promise.race([done, isDead]);
  };

  let now = noon;
  for (; ; now += claimMs + 1) {
    const due = await claimOverdueEmails(db, { before: now - claimMs, now, limit: 1000 });
    const [busy] = await db.select().from(emails).where(eq(emails.state, 'sending')).limit(1);
    if (due.length === 0 && !busy) break;
    // The queue delivers some twice.
    const asked = due.flatMap((id) => (roll(5) === 0 ? [id, id] : [id]));
    for (let at = 0; at < asked.length; at += 10) {
      await Promise.all(asked.slice(at, at + 10).map((id) => tryOnce(id, now)));
    }
  }

  const rows = await db.select().from(emails);
  expect(rows).toHaveLength(count);
  expect([...left.values()].every((ids) => ids.length === 1)).toBe(true);
  for (const { address, state } of rows) {
    expect(['sent', 'unclear']).toContain(state);
    if (state === 'sent') expect(left.has(address)).toBe(true);
  }
  // Most attempts succeeded, and some workers died at every step.
  expect(rows.filter(({ state }) => state === 'sent').length).toBeGreaterThan(count / 3);
  expect(rows.filter(({ state }) => state === 'unclear').length).toBeGreaterThan(0);

  // Then the provider reports all emails it accepted: their state is resolved, and nothing is claimed about the others.
  const told = { state: 'delivered', reason: null, sender: '', at: now, isLast: true } as const;
  for (const [recipient, [providerId = '']] of left) {
    const event = { ...told, providerId, recipient };
    expect(await handleDelivery({ db, publishToUser: () => {} }, event)).toBe('applied');
  }
  for (const { address, state } of await db.select().from(emails)) {
    expect([address, state]).toEqual([address, left.has(address) ? 'delivered' : 'unclear']);
  }
}, 120_000);

test('an attempt with a failing database call sends at most once, and the job cleans up', async () => {
  const left = new Map<string, number>();
  const later = noon + 3_600_000;
  const deliver = (db: Database, id: string, now: number) => {
    const { work } = openEmailHarness(db);
    const sendToClient: typeof work.sendToClient = async () => {
      left.set(id, (left.get(id) ?? 0) + 1);
      return { outcome: 'taken', providerId: crypto.randomUUID() };
    };
    return deliverEmail({ ...work, sendToClient }, id, now);
  };
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async (db) => (await queueIds(db, await createSender(db), { attach: false }))[0],
    action: (db, id) => deliver(db, id, noon),
    check: async (db, id) => {
      await claimOverdueEmails(db, { before: later, now: later, limit: 10 });
      await deliver(db, id, later);
      const [email] = await db.select().from(emails).where(eq(emails.id, id));
      expect(left.get(id) ?? 0).toBeLessThanOrEqual(1);
      // Either the result is unknown, or it was sent.
      expect(['sent', 'unclear']).toContain(email?.state);
      if (email?.state === 'sent') expect(left.get(id)).toBe(1);
      const lines = await listEvents(db, email?.invoiceId ?? '');
      expect(lines.filter(({ code }) => code === 'sent')).toHaveLength(
        email?.state === 'sent' ? 1 : 0,
      );
    },
  });
  expect(met).toBeGreaterThan(10);
});

test('a run that ends at any of its database calls loses no thank-you email and sends none twice', async () => {
  const soon = noon + 6 * 60_000;
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async (db) => {
      const seller = await createSender(db);
      await setThanksEnabled(db, { userId: seller.userId, thanks: true, now: 1 });
      await payByHand(db, seller, { now: noon });
      return seller;
    },
    action: (db) => queueThanks(db, soon, { reportError: () => {} }),
    check: async (db, { userId }) => {
      await queueThanks(db, soon + 60_000, { reportError: () => {} });
      const isThanks = and(eq(emails.userId, userId), eq(emails.kind, 'thanks'));
      expect(await db.select().from(emails).where(isThanks)).toHaveLength(1);
      expect(await db.select().from(receiptDue)).toEqual([]);
    },
  });
  expect(met).toBeGreaterThan(4);
});
