import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ProviderOutcome } from '#app/domain/email/email-content.ts';
import { claimOverdueEmails } from '#app/features/sending/queries/deliver-email.server.ts';
import { deliverEmail } from '#app/features/sending/server/deliver-email.server.ts';
import { handleDelivery } from '#app/features/sending/server/handle-delivery.server.ts';
import { renderClientEmail } from '#app/features/sending/server/render-client-email.server.ts';
import { emails } from '#db/email-schema.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { aSend, createSender, press } from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const noon = Date.UTC(2026, 10, 24, 12);
const claimMs = 16 * 60_000;
const count = isFullStrain ? 500 : 60;

/** A killed worker: nothing after this point runs, whatever is awaited. */
const killed = () => new Promise<never>(() => undefined);

test(`${count} emails with the worker killed at random: each is sent at most once, and all are accounted for`, async () => {
  const db = database.open();
  const roll = createSeededRandom(7);
  const { sender, invoiceId } = await createSender(db);
  for (let from = 0; from < count; from += 20) {
    const to = Array.from({ length: 20 }, (_, n) => `n${from + n}@client.example`);
    expect(await press(db, sender, aSend(invoiceId, { to, attach: false }), noon)).toMatchObject({
      outcome: 'written',
    });
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
    const { config } = createTestContext(db);
    const sendToClient = ({ to }: { to: string }): Promise<ProviderOutcome> =>
      step(async () => {
        const providerId = crypto.randomUUID();
        left.set(to, [...(left.get(to) ?? []), providerId]);
        return { outcome: 'taken', providerId };
      });
    const work = {
      config,
      renderClientEmail,
      sendToClient,
      publishToUser: () => {},
      onIssued: () => {},
    };
    const done = deliverEmail({ ...work, db: dying }, id, now).catch(() => null);
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
