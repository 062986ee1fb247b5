import { and, eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { EmailState } from '#app/domain/sending/client-email.ts';
import {
  claimOverdueEmails,
  finishAttempt,
} from '#app/features/sending/queries/deliver-email.server.ts';
import { blockSender } from '#app/features/sending/queries/delivery-events.server.ts';
import { renderClientEmail } from '#app/features/sending/server/render-client-email.server.ts';
import { emailBlocks, emailStops, emails } from '#db/email-schema.ts';
import { userSettings } from '#db/schema.ts';
import { describeEvent, type ReportedState } from '#tests/fakes/mailbox-events.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import {
  aSend,
  createSender,
  listEmails,
  press,
  queueIds,
  setEmails,
} from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { workerEnv } from '#tests/support/worker-env.ts';
import { handleQueueBatch } from '#workers/handle-queue-batch.ts';

const database = await createTestDatabase();
const db = database.open();
const env = workerEnv(database.url);

/** Delivers messages to the consumer as Queues does; returns each message's outcome. */
async function bring(bodies: unknown[], { queue = 'billwren-mail-events', attempts = 1 } = {}) {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const ends: string[] = [];
  const messages = bodies.map((body, at) => {
    const end = (how: string) => () => {
      ends[at] = how;
    };
    return { id: crypto.randomUUID(), body, attempts, ack: end('ack'), retry: end('retry') };
  });
  try {
    await handleQueueBatch({ queue, messages }, env, { renderClientEmail });
    const lines = printed.mock.calls.map(([line]) => String(line));
    return { ends, line: JSON.parse(lines.at(-1) ?? '{}'), said: lines.join('\n') };
  } finally {
    printed.mockRestore();
  }
}

const eventOf = (id: string, state: ReportedState, to = 'ann@client.example') =>
  describeEvent(
    { id, to, subject: 'S', from: { name: 'N', email: 'Invoices@mail.example.com' } },
    state,
  );

/** An email in a given state, with the provider's id for it. */
async function emailIn(state: EmailState, { to = 'ann@client.example', known = true } = {}) {
  const seller = await createSender(db);
  await queueIds(db, seller, { to: [to] });
  const providerId = crypto.randomUUID();
  const triedAt = Date.now() - 1000;
  await setEmails(db, seller.userId, { state, triedAt, ...(known && { providerId }) });
  const row = async () => (await listEmails(db, seller.userId))[0];
  return { ...seller, providerId, row };
}

/** Marks a seller's queued emails as sent; the provider's ids are ours. */
const markSent = (userId: string) => {
  const isQueued = and(eq(emails.userId, userId), eq(emails.state, 'scheduled'));
  return db.update(emails).set({ state: 'sent', providerId: emails.id }).where(isQueued);
};
const stopOf = async (userId: string) =>
  (await db.select().from(emailStops).where(eq(emailStops.userId, userId)))[0];

test.each([
  ['delivered', 'delivered', null],
  ['deferred', 'deferred', null],
  ['bounced', 'bounced', 'hard'],
  ['rejected', 'rejected', 'suppressed'],
  ['failed', 'failed', 'refused'],
  ['complained', 'complained', null],
] as const)('an email that is %s shows it', async (told, state, reason) => {
  const { providerId, row } = await emailIn('sent');
  expect((await bring([eventOf(providerId, told)])).ends).toEqual(['ack']);
  expect(await row()).toMatchObject({ state, reason });
});

test('duplicated and shuffled events leave the latest state', async () => {
  const roll = createSeededRandom(4);
  const states = ['deferred', 'delivered', 'complained', 'delivered', 'deferred'] as const;
  for (let round = 0; round < 10; round += 1) {
    const { providerId, row } = await emailIn('sent');
    const shuffled = states
      .map((state) => ({ state, at: roll(1_000) }))
      .sort((one, other) => one.at - other.at);
    for (const { state } of shuffled) await bring([eventOf(providerId, state)]);
    expect(await row()).toMatchObject({ state: 'complained' });
  }
});

describe('an event whose email has no recorded id yet', () => {
  test('is retried, and then settles an unclear one', async () => {
    const to = 'slow@client.example';
    const { row } = await emailIn('unclear', { to, known: false });
    const event = eventOf('from the provider', 'delivered', to);
    expect((await bring([event], { attempts: 1 })).ends).toEqual(['retry']);
    expect(await row()).toMatchObject({ state: 'unclear' });
    expect((await bring([event], { attempts: 4 })).ends).toEqual(['ack']);
    expect(await row()).toMatchObject({ state: 'delivered', providerId: 'from the provider' });
  });

  test('settles one whose attempt crashed; neither a late end of that attempt nor the job undoes it', async () => {
    const to = 'ended@client.example';
    const { row } = await emailIn('sending', { to, known: false });
    const event = eventOf('of the ended', 'bounced', to);
    expect((await bring([event], { attempts: 3 })).ends).toEqual(['retry']);
    expect(await row()).toMatchObject({ state: 'sending' });
    expect((await bring([event], { attempts: 4 })).ends).toEqual(['ack']);
    const settled = { state: 'bounced', reason: 'hard', providerId: 'of the ended' };
    expect(await row()).toMatchObject(settled);

    const { id = '', tries = 0 } = (await row()) ?? {};
    const now = Date.now();
    const taken = { state: 'sent', reason: null, providerId: 'of the ended' } as const;
    await finishAttempt(db, { id, tries }, taken, now);
    await finishAttempt(db, { id, tries }, { ...taken, state: 'unclear', providerId: null }, now);
    await claimOverdueEmails(db, { before: now, now, limit: 10 });
    expect(await row()).toMatchObject(settled);
  });

  test('is not matched to an email that was not passed to the provider', async () => {
    const to = 'claimed@client.example';
    const { row, userId } = await emailIn('sending', { to, known: false });
    await setEmails(db, userId, { triedAt: null });
    await bring([eventOf('of another', 'delivered', to)], { attempts: 4 });
    expect(await row()).toMatchObject({ state: 'sending', providerId: null });
  });

  test.each(['unclear', 'sending'] as const)(
    'settles none by guessing if two to one address are possible: unclear and %s',
    async (state) => {
      const to = `both-${state}@client.example`;
      const one = await emailIn(state, { to, known: false });
      const other = await emailIn('unclear', { to, known: false });
      await bring([eventOf('of whom', 'delivered', to)], { attempts: 4 });
      expect([await one.row(), await other.row()]).toMatchObject([{ state }, { state: 'unclear' }]);
    },
  );
});

describe('a recipient who marks an email as spam', () => {
  const toldOf = (providerId: string) => bring([eventOf(providerId, 'complained')]);
  const blocksOf = async (userId: string) => {
    const blocks = await db.select().from(emailBlocks).where(eq(emailBlocks.userId, userId));
    return blocks.map(({ addressKey }) => addressKey);
  };

  test('gets no more emails from that sender, however often it is reported', async () => {
    const { providerId, row, userId, sender, invoiceId } = await emailIn('sent');
    for (let times = 0; times < 2; times += 1) await toldOf(providerId);
    expect(await blocksOf(userId)).toEqual([(await row())?.addressKey]);
    const outcome = { outcome: 'blocked', addresses: ['ann@client.example'] };
    expect(await press(db, sender, aSend(invoiceId))).toEqual(outcome);
  });

  test('may be the sender with a copy, who keeps getting copies', async () => {
    const { providerId, userId } = await emailIn('sent');
    await setEmails(db, userId, { role: 'copy' });
    await toldOf(providerId);
    expect(await blocksOf(userId)).toEqual([]);
  });

  /** A seller without limits, who sends each new invoice to some addresses. */
  async function createUnlimited() {
    const seller = await createSender(db);
    const { userId, sender } = seller;
    const settings = { ...seller.settings, invoiceLimit: -1 };
    const isOwn = eq(userSettings.userId, userId);
    await db.update(userSettings).set({ invoiceLimit: -1 }).where(isOwn);
    const issue = (clientName: string) => {
      const invoiceNumber = crypto.randomUUID().slice(0, 8);
      return saveSample(db, settings, { invoiceNumber, clientName });
    };
    const send = async (invoiceId: string, ...to: string[]) => {
      await queueIds(db, { sender, invoiceId }, { to }, Date.now() - 1000);
      await markSent(userId);
      const rows = await listEmails(db, userId);
      return rows.find((email) => email.invoiceId === invoiceId && email.address === to[0]);
    };
    return { userId, issue, send };
  }

  test('counts once per client and document, and blocks a sender only after three clients', async () => {
    const { userId, issue, send } = await createUnlimited();
    const [first, second] = [await issue('Finch'), await issue('FINCH')];
    for (const name of ['ann', 'bob', 'cas']) {
      const email = await send(first, `${name}@finch.example`);
      await blockSender(db, { token: email?.token ?? '', now: Date.now() });
      await toldOf(email?.id ?? '');
      await toldOf((await send(second, `${name}@bills.example`))?.id ?? '');
    }
    await toldOf((await send(await issue('Heron'), 'a@heron.example'))?.id ?? '');
    expect(await stopOf(userId)).toBeUndefined();
    const { token = '' } = (await send(await issue('Swift'), 'a@swift.example')) ?? {};
    expect(await blockSender(db, { token, now: Date.now() })).toMatchObject({ stopped: true });
    expect(await stopOf(userId)).toBeDefined();
  });

  test('does not block a sender whose complaints are one in fifty emails', async () => {
    const { userId, issue, send } = await createUnlimited();
    const told: string[] = [];
    for (const at of [0, 1, 2]) {
      const to = Array.from({ length: 50 }, (_, n) => `${at}.${n}@client.example`);
      told.push((await send(await issue(`Client ${at}`), ...to))?.id ?? '');
    }
    for (const id of told) await toldOf(id);
    expect(await stopOf(userId)).toBeUndefined();
  });
});

test('an event that is not about a client’s email is ignored, and the log contains no personal data', async () => {
  const payload = { messageId: 'x', sender: 'hello@example.com', recipient: 'a@b.example' };
  const code = { ...eventOf('x', 'delivered'), payload };
  const { ends, said } = await bring([{ hello: 1 }, null, code]);
  expect(ends).toEqual(['ack', 'ack', 'ack']);
  expect(said).not.toMatch(/@|ann|client/);
});

test('more than a tenth of hard bounces block a sender until the operator has reviewed it', async () => {
  const seller = await createSender(db);
  const { sender, invoiceId, userId } = seller;
  const to = Array.from({ length: 40 }, (_, n) => `n${n}@client.example`);
  await queueIds(db, seller, { to });
  await markSent(userId);
  // Events are dated today, and the query covers the last 30 days.
  await setEmails(db, userId, { sendAt: Date.now() - 1000 });
  const ids = (await listEmails(db, userId)).map(({ id }) => id);
  for (const id of ids.slice(0, 4)) await bring([eventOf(id, 'bounced')]);
  expect(await stopOf(userId)).toBeUndefined();
  const { line } = await bring([eventOf(ids[4] ?? '', 'bounced')]);
  expect(line).toMatchObject({ level: 'error', stopped: 1 });
  expect(await stopOf(userId)).toMatchObject({ cause: 'bounces', liftedAt: null });
  expect(await press(db, sender, aSend(invoiceId))).toEqual({ outcome: 'stopped' });

  await db.update(emailStops).set({ liftedAt: Date.now() }).where(eq(emailStops.userId, userId));
  await bring([eventOf(ids[5] ?? '', 'bounced')]);
  expect(await press(db, sender, aSend(invoiceId))).toMatchObject({ outcome: 'written' });
});
