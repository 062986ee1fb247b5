import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { reversePayments } from '#app/features/payments/queries/manual-payments.server.ts';
import { claimOverdueEmails } from '#app/features/sending/queries/deliver-email.server.ts';
import { setThanksEnabled } from '#app/features/sending/queries/receipt-emails.server.ts';
import { deliverEmail } from '#app/features/sending/server/deliver-email.server.ts';
import {
  addressKeyOf,
  queueReceiptEmails,
} from '#app/features/sending/server/queue-email.server.ts';
import { users } from '#db/account-schema.ts';
import { emailBlocks, emailStops, emails, emailTemplates, receiptDue } from '#db/email-schema.ts';
import { documentEvents } from '#db/history-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoices } from '#db/schema.ts';
import {
  aSend,
  createSender,
  openEmailHarness,
  payByHand,
  press,
} from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { writeEntry } from '#tests/support/write-entry.ts';

const database = await createTestDatabase();
const db = database.open();
const noon = Date.UTC(2026, 10, 24, 12);
const minute = 60_000;
const soon = noon + 6 * minute;
type Seller = Awaited<ReturnType<typeof createSender>>;

beforeEach(async () => void (await db.delete(receiptDue)));

async function thankful(): Promise<Seller> {
  const seller = await createSender(db);
  await setThanksEnabled(db, { userId: seller.userId, thanks: true, now: 1 });
  return seller;
}

const told: string[] = [];
/** Runs the minutely schedule. */
const run = async (now: number) => {
  const { thanked } = await queueReceiptEmails({
    db: database.open(),
    now,
    dailyQuota: null,
    limit: 100,
    publishToUser: (userId) => void told.push(userId),
    reportError: (error) => {
      throw error;
    },
  });
  return thanked;
};

const emailsOf = ({ userId }: Seller) =>
  db
    .select()
    .from(emails)
    .where(and(eq(emails.userId, userId), eq(emails.kind, 'thanks')));
const reverse = async ({ userId, invoiceId }: Seller, now: number) => {
  const rows = await db.select().from(payments).where(eq(payments.invoiceId, invoiceId));
  const paymentIds = rows.map(({ id }) => id);
  await reversePayments(db, { userId, invoiceId, paymentIds, today: '2026-11-24', now });
};
const mark = ({ userId, invoiceId }: Seller, status: 'paid' | 'unpaid', now: number) =>
  markInvoice(db, { userId, invoiceId, status, today: '2026-11-24', now });
const unsentOf = async ({ invoiceId }: Seller) => {
  const rows = await db
    .select({ detail: documentEvents.detail })
    .from(documentEvents)
    .where(and(eq(documentEvents.invoiceId, invoiceId), sql`code = 'unsent'`));
  return rows.map(({ detail }) => JSON.parse(detail ?? '') as { why: string });
};

describe('a client is thanked once, with the receipt of the last payment, however it was recorded:', () => {
  test.each<[string, (seller: Seller) => Promise<unknown>]>([
    ['manually', (seller) => payByHand(db, seller, { now: noon })],
    ['with Mark paid', (seller) => mark(seller, 'paid', noon)],
    [
      'by card',
      ({ userId, invoiceId }) =>
        writeEntry(db, {
          id: `ch ${invoiceId}`,
          invoiceId,
          userId,
          at: noon,
          kind: 'payment',
          origin: 'card',
          amountMinor: 16_501,
          day: '2026-11-24',
          method: 'card',
        }),
    ],
  ])('%s', async (_, pay) => {
    const seller = await thankful();
    await pay(seller);
    expect(await run(noon + 4 * minute)).toBe(0);
    expect(await run(soon)).toBe(1);
    for (const later of [soon, soon + minute, soon + 60 * minute]) expect(await run(later)).toBe(0);
    const [email, ...more] = await emailsOf(seller);
    expect(more).toEqual([]);
    expect(email).toMatchObject({ address: 'accounts@finch.example', role: 'to', attach: true });
    expect(told).toContain(seller.userId);

    const { work, letters } = openEmailHarness(db);
    expect(await deliverEmail(work, email?.id ?? '', soon)).toBe('sent');
    expect(letters[0]).toMatchObject({ subject: 'Thank you for paying invoice INV-001' });
    expect(letters[0]?.text).toMatch(/^Thank you\n\nHello Finch/);
    expect(letters[0]?.files.map(({ name }) => name)).toEqual(['INV-001-R1.pdf']);
  });
});

test('with the seller’s own template, in the invoice’s language', async () => {
  const seller = await thankful();
  await db.insert(emailTemplates).values({
    userId: seller.userId,
    kind: 'thanks',
    language: 'en-US',
    updatedAt: 1,
    subject: 'Cheers, {client}',
    body: 'Paid: {total}, left {balance}',
  });
  await payByHand(db, seller, { now: noon });
  await run(soon);
  const { work, letters } = openEmailHarness(db);
  await deliverEmail(work, (await emailsOf(seller))[0]?.id ?? '', soon);
  expect(letters[0]?.subject).toMatch(/^Cheers, Finch/);
  expect(letters[0]?.text).toContain('Paid: $165.01, left $0.00');
});

describe('no thank-you email is sent', () => {
  const quiet = async (seller: Seller) => {
    expect(await run(soon)).toBe(0);
    expect(await emailsOf(seller)).toEqual([]);
    expect(await unsentOf(seller)).toEqual([]);
    expect(await db.select().from(receiptDue)).toEqual([]);
  };

  test('until the seller turns it on, nor after they turn it off', async () => {
    const seller = await createSender(db);
    await payByHand(db, seller, { now: noon });
    await quiet(seller);
    const other = await thankful();
    await payByHand(db, other, { now: noon });
    await setThanksEnabled(db, { userId: other.userId, thanks: false, now: noon + 1 });
    await quiet(other);
  });

  test('for a partial payment', async () => {
    const seller = await thankful();
    await payByHand(db, seller, { now: noon, amountMinor: 500 });
    await quiet(seller);
  });

  test('for an invoice with a zero total', async () => {
    const seller = await thankful();
    const nothing = { totalMinor: 0, status: 'paid' } as const;
    await db.update(invoices).set(nothing).where(eq(invoices.id, seller.invoiceId));
    await mark(seller, 'paid', noon);
    await quiet(seller);
  });

  test('without an address', async () => {
    const seller = await thankful();
    await db.update(invoices).set({ clientEmail: null }).where(eq(invoices.id, seller.invoiceId));
    await payByHand(db, seller, { now: noon });
    await quiet(seller);
  });

  test('when the payment is reversed in time; after another payment they are', async () => {
    const seller = await thankful();
    await mark(seller, 'paid', noon);
    await mark(seller, 'unpaid', noon + minute);
    await quiet(seller);
    await payByHand(db, seller, { now: soon });
    expect(await run(soon + 6 * minute)).toBe(1);
    const [email] = await emailsOf(seller);
    const [newest] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.invoiceId, seller.invoiceId), eq(payments.origin, 'hand')));
    expect(email?.paymentId).toBe(newest?.id);
  });

  test('twice, even if it is paid, reversed and paid again', async () => {
    const seller = await thankful();
    await payByHand(db, seller, { now: noon });
    await run(soon);
    await deliverEmail(openEmailHarness(db).work, (await emailsOf(seller))[0]?.id ?? '', soon);
    await reverse(seller, soon + minute);
    await payByHand(db, seller, { now: soon + 2 * minute });
    expect(await run(soon + 10 * minute)).toBe(0);
    expect(await emailsOf(seller)).toMatchObject([{ state: 'sent' }]);
    expect(await unsentOf(seller)).toEqual([]);
  });
});

test('an email whose payment is reversed between queueing and sending is not sent, and the history says why', async () => {
  const seller = await thankful();
  await payByHand(db, seller, { now: noon });
  await run(soon);
  await reverse(seller, soon + 1);
  const { work, letters } = openEmailHarness(db);
  expect(await deliverEmail(work, (await emailsOf(seller))[0]?.id ?? '', soon + 2)).toBeNull();
  expect(letters).toEqual([]);
  expect(await emailsOf(seller)).toMatchObject([{ state: 'cancelled', reason: 'unpaid' }]);
  expect(await unsentOf(seller)).toMatchObject([{ why: 'unpaid', kind: 'thanks' }]);
});

test('concurrent runs with a payment in between create one email; the job finds what was scheduled', async () => {
  const seller = await thankful();
  await payByHand(db, seller, { now: noon });
  await Promise.all([run(soon), run(soon), run(soon), run(soon)]);
  const rows = await emailsOf(seller);
  expect(rows).toHaveLength(1);
  const due = await claimOverdueEmails(db, { before: noon, now: soon, limit: 500 });
  expect(due).toContain(rows[0]?.id);
  expect(await unsentOf(seller)).toEqual([]);
});

test('after two days without a run it is too late, which is recorded', async () => {
  const seller = await thankful();
  await payByHand(db, seller, { now: noon });
  const back = noon + 2 * 86_400_000;
  await Promise.all([run(back), run(back)]);
  expect(await emailsOf(seller)).toEqual([]);
  expect(await unsentOf(seller)).toEqual([
    { to: 'accounts@finch.example', why: 'late', kind: 'thanks' },
  ]);
  expect(await run(back + minute)).toBe(0);
});

describe('what forbids emails forbids this one, once, and is recorded:', () => {
  const to = 'accounts@finch.example';
  test.each<[string, (seller: Seller) => Promise<unknown>]>([
    [
      'hard',
      async ({ sender, invoiceId, userId }) => {
        await press(db, sender, aSend(invoiceId, { to: [to] }), noon - 1);
        const bounced = { state: 'bounced', reason: 'hard' } as const;
        await db.update(emails).set(bounced).where(eq(emails.userId, userId));
      },
    ],
    [
      'blocked',
      ({ userId }) =>
        db.insert(emailBlocks).values({ userId, addressKey: addressKeyOf(userId, to), at: 1 }),
    ],
    ['stopped', ({ userId }) => db.insert(emailStops).values({ userId, cause: 'reports', at: 1 })],
    [
      'unconfirmed',
      ({ userId }) => db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, userId)),
    ],
    [
      'limit',
      async ({ sender, invoiceId, userId }) => {
        await db.update(users).set({ createdAt: 1 }).where(eq(users.id, userId));
        const ten = Array.from({ length: 10 }, (_, n) => `a${n}@client.example`);
        await press(db, { ...sender, plan: 'Free' }, aSend(invoiceId, { to: ten }), noon - 1);
        await db.update(emails).set({ state: 'sent' }).where(eq(emails.userId, userId));
      },
    ],
  ])('%s', async (why, forbid) => {
    const seller = await thankful();
    await forbid(seller);
    await payByHand(db, seller, { now: noon });
    const before = (await unsentOf(seller)).length;
    expect(await run(soon)).toBe(0);
    expect(await run(soon + minute)).toBe(0);
    expect(await emailsOf(seller)).toEqual([]);
    expect((await unsentOf(seller)).slice(before)).toEqual([{ to, why, kind: 'thanks' }]);
  });

  test('a closed account', async () => {
    const seller = await thankful();
    await payByHand(db, seller, { now: noon });
    await db.update(users).set({ deletedAt: noon }).where(eq(users.id, seller.userId));
    expect(await run(soon)).toBe(0);
    expect(await emailsOf(seller)).toEqual([]);
    expect(await db.select().from(receiptDue)).toEqual([]);
  });
});
