import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { emptyListView } from '#app/domain/invoices/list-view.ts';
import { listInvoices } from '#app/features/invoice-list/server/list-invoices.server.ts';
import { getOverviewFigures } from '#app/features/overview/server/overview-page.api.server.ts';
import { notifyUndelivered } from '#app/features/sending/server/handle-delivery.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emails } from '#db/email-schema.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import {
  createSender,
  noon,
  queueIds,
  type SendingSeller,
} from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const ann = 'ann@client.example';

beforeEach(async () => void (await db.delete(emails)));

type FinalState = 'bounced' | 'rejected' | 'failed' | 'delivered';

/** An email to a client that reached a final state at an instant (ms). */
async function ended(seller: SendingSeller, state: FinalState, at = noon, to = ann) {
  const [id] = await queueIds(db, seller, { to: [to] }, at);
  await db.update(emails).set({ state, changedAt: at }).where(eq(emails.id, id));
}

/** The emails that the schedule sends at an instant (ms). */
async function run(now: number, at: Database = db) {
  const letters: { to: string; subject: string; text: string }[] = [];
  const failures: unknown[] = [];
  const context = createTestContext(at, {
    now,
    sendEmail: async ({ to, subject, text }) => void letters.push({ to, subject, text }),
    reportError: (error: unknown) => void failures.push(error),
  });
  await notifyUndelivered(context);
  if (failures.length > 0) throw failures[0];
  return letters;
}

const overviewOf = async ({ userId }: SendingSeller) => {
  const asked = { userId, today: '2026-11-24', since: '2025-12-01', listed: null };
  return (await getOverviewFigures(db, asked)).undelivered;
};
const lineOf = async ({ userId }: SendingSeller) => {
  const asked = { userId, view: emptyListView, today: '2026-11-24', after: null, limit: 10 };
  return (await listInvoices(db, asked)).invoices[0]?.undeliveredOn;
};

test.each(['bounced', 'rejected', 'failed'] as const)(
  'an email that %s is marked in the list, named on the overview and reported once',
  async (state) => {
    const seller = await createSender(db);
    await ended(seller, state);
    expect(await lineOf(seller)).toBe('2026-11-24');
    const { invoiceId, sender } = seller;
    expect(await overviewOf(seller)).toMatchObject([{ invoiceId, address: ann, changedAt: noon }]);
    const text = expect.stringContaining(ann);
    const subject = '1 email to a client wasn’t delivered';
    expect(await run(noon + hourMs)).toEqual([{ to: sender.email, subject, text }]);
    expect(await run(noon + 2 * dayMs)).toEqual([]);
  },
);

test('failures of one day are one email; later ones wait for the next day', async () => {
  const seller = await createSender(db);
  for (let n = 0; n < 12; n += 1) await ended(seller, 'failed', noon, `a${n}@client.example`);
  const [first, ...others] = await run(noon + hourMs);
  expect(others).toEqual([]);
  expect(first?.subject).toBe('12 emails to clients weren’t delivered');
  expect(first?.text).toContain('And 2 more.');
  await ended(seller, 'bounced', noon + 2 * hourMs, 'late@client.example');
  expect(await run(noon + 3 * hourMs)).toEqual([]);
  const [second] = await run(noon + 25 * hourMs);
  expect(second?.subject).toBe('1 email to a client wasn’t delivered');
  expect(second?.text).toContain('late@client.example');
});

const marks = async (seller: SendingSeller) => [await lineOf(seller), await overviewOf(seller)];

test('one that was resent successfully is neither marked nor reported, nor is one’s own copy', async () => {
  const seller = await createSender(db);
  await ended(seller, 'bounced');
  await ended(seller, 'delivered', noon + 1, 'ann.new@client.example');
  expect(await marks(seller)).toEqual([undefined, []]);
  const other = await createSender(db);
  await ended(other, 'delivered');
  await queueIds(db, other, { wantsCopy: true });
  const isCopy = and(eq(emails.userId, other.userId), eq(emails.role, 'copy'));
  await db.update(emails).set({ state: 'bounced', changedAt: noon }).where(isCopy);
  expect(await marks(other)).toEqual([undefined, []]);
  expect(await run(noon + hourMs)).toEqual([]);
});

test('a seller whose address is no longer confirmed gets no user-typed text', async () => {
  const seller = await createSender(db);
  await ended(seller, 'failed');
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, seller.userId));
  const [clientEmail] = await run(noon + hourMs);
  expect(clientEmail?.subject).toBe('1 email to a client wasn’t delivered');
  expect(clientEmail?.text).not.toContain(ann);
});

test('whichever call fails, the seller is notified by the next run, and only once', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async () => {
      await db.delete(emails);
      const seller = await createSender(db);
      await ended(seller, 'failed');
      return seller;
    },
    action: (at) => run(noon + hourMs, at),
    check: async () => {
      await run(noon + hourMs);
      expect(await run(noon + hourMs)).toEqual([]);
      const [email] = await db.select().from(emails);
      expect(email?.failureNotifiedAt).toBe(noon + hourMs);
    },
  });
  expect(met).toBeGreaterThan(0);
});

test('a seller without an address is notified once they have one', async () => {
  const seller = await createSender(db);
  await ended(seller, 'bounced');
  const setEmail = (email: string | null) =>
    db.update(users).set({ email }).where(eq(users.id, seller.userId));
  await setEmail(null);
  expect(await run(noon + hourMs)).toEqual([]);
  await setEmail(seller.sender.email);
  expect(await run(noon + 2 * hourMs)).toHaveLength(1);
});
