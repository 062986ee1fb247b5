import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ClientEmail, ProviderOutcome } from '#app/domain/email/email-content.ts';
import { sendDueReminders } from '#app/features/reminders/server/send-due-reminders.server.ts';
import { claimOverdueEmails } from '#app/features/sending/queries/deliver-email.server.ts';
import { deliverEmail } from '#app/features/sending/server/deliver-email.server.ts';
import { renderClientEmail } from '#app/features/sending/server/render-client-email.server.ts';
import { emails } from '#db/email-schema.ts';
import { documentEvents } from '#db/history-schema.ts';
import { reminderSettings } from '#db/reminder-schema.ts';
import { createReminder, issueSample, nine } from '#tests/support/reminder-harness.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const minute = 60_000;
const claimMs = 16 * minute;
const sellers = isFullStrain ? 20 : 4;
const invoicesEach = isFullStrain ? 50 : 10;
const count = sellers * invoicesEach;

/** A killed worker: nothing after this point runs, whatever is awaited. */
const killed = () => new Promise<never>(() => undefined);

test(`${count} due reminders with the schedule killed at random: none is lost, none is written or leaves twice`, async () => {
  const db = database.open();
  const roll = createSeededRandom(11);
  const ids: string[] = [];
  for (let at = 0; at < sellers; at += 1) {
    const seller = await createReminder(db);
    for (let n = 0; n < invoicesEach; n += 1) {
      const clientEmail = `n${at}-${n}@client.example`;
      ids.push(await issueSample(db, seller, { clientEmail }));
    }
  }
  const left = new Map<string, number>();

  /** Runs some work in a worker that is killed before or after any of its first steps, or survives. */
  const untilKilled = async (
    most: number,
    work: (at: {
      db: ReturnType<typeof database.open>;
      sendToClient: (letter: ClientEmail) => Promise<ProviderOutcome>;
    }) => Promise<unknown>,
  ) => {
    let steps = 0;
    const lastStep = 1 + roll(most);
    const step = async <T>(one: () => Promise<T>): Promise<T> => {
      steps += 1;
      if (steps === lastStep) return killed();
      const result = await one();
      steps += 1;
      return steps === lastStep ? killed() : result;
    };
    const dying = database.open({ fetch: (request, init) => step(() => fetch(request, init)) });
    const sendToClient = ({ to }: ClientEmail) =>
      step(async (): Promise<ProviderOutcome> => {
        left.set(to, (left.get(to) ?? 0) + 1);
        return { outcome: 'taken', providerId: crypto.randomUUID() };
      });
    const done = work({ db: dying, sendToClient }).catch(() => null);
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

  const lookOnce = (now: number) =>
    untilKilled(sellers * 14, ({ db: at }) =>
      sendDueReminders(at, {
        now,
        dailyQuota: null,
        limit: 100,
        publishToUser: () => {},
        reportError: () => {},
      }),
    );
  const { config } = createTestContext(db);
  const deliverOnce = (id: string, now: number) =>
    untilKilled(24, (at) =>
      deliverEmail(
        { ...at, config, renderClientEmail, publishToUser: () => {}, onIssued: () => {} },
        id,
        now,
      ),
    );

  let ended = 0;
  for (let now = nine(-3); ; now += claimMs + 1) {
    // Two concurrent runs, as long as one is due.
    const [toLookAt] = (await db.select().from(reminderSettings)).filter(
      ({ nextRunAt }) => (nextRunAt ?? now + 1) <= now,
    );
    if (toLookAt) await Promise.all([lookOnce(now), lookOnce(now)]);
    const due = await claimOverdueEmails(db, { before: now - claimMs, now, limit: 5_000 });
    const [busy] = await db.select().from(emails).where(eq(emails.state, 'sending')).limit(1);
    ended = now;
    if (!toLookAt && due.length === 0 && !busy) break;
    const asked = due.flatMap((id) => (roll(5) === 0 ? [id, id] : [id]));
    for (let at = 0; at < asked.length; at += 10) {
      await Promise.all(asked.slice(at, at + 10).map((id) => deliverOnce(id, now)));
    }
  }
  // All reminders go out within the allowed delay.
  expect(ended).toBeLessThan(nine(0));

  const rows = await db.select().from(emails);
  expect(rows.map(({ invoiceId, days }) => `${invoiceId} ${days}`).sort()).toEqual(
    ids.map((id) => `${id} -3`).sort(),
  );
  expect([...left.values()].every((times) => times === 1)).toBe(true);
  for (const { address, state } of rows) {
    expect(['sent', 'unclear']).toContain(state);
    if (state === 'sent') expect(left.get(address)).toBe(1);
  }
  expect(rows.filter(({ state }) => state === 'sent').length).toBeGreaterThan(count / 3);
  const told = await db.select().from(documentEvents).where(eq(documentEvents.code, 'reminded'));
  expect(told).toHaveLength(rows.filter(({ state }) => state === 'sent').length);
}, 600_000);
