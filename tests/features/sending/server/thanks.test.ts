import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { reversePayments } from '#app/features/payments/queries/manual-payments.server.ts';
import { claimOverdueEmails } from '#app/features/sending/queries/deliver-email.server.ts';
import { setThanksEnabled } from '#app/features/sending/queries/receipt-emails.server.ts';
import { deliverEmail } from '#app/features/sending/server/deliver-email.server.ts';
import { addressKeyOf } from '#app/features/sending/server/queue-email.server.ts';
import { users } from '#db/account-schema.ts';
import { emailBlocks, emailStops, emailTemplates, receiptDue } from '#db/email-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { clients, invoices } from '#db/schema.ts';
import {
  createSender,
  listEmails,
  listEvents,
  noon,
  openEmailHarness,
  payByHand,
  queueIds,
  queueThanks,
  type SendingSeller,
  setEmails,
} from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { writeEntry } from '#tests/support/write-entry.ts';

const database = await createTestDatabase();
const db = database.open();
const minute = 60_000;
const soon = noon + 6 * minute;
const to = 'accounts@finch.example';

beforeEach(async () => void (await db.delete(receiptDue)));

const enable = (userId: string, thanks: boolean, now = 1) =>
  setThanksEnabled(db, { userId, thanks, now });
async function thankful(): Promise<SendingSeller> {
  const seller = await createSender(db);
  await enable(seller.userId, true);
  return seller;
}

type Action = (seller: SendingSeller) => Promise<unknown>;
const setUser = ({ userId }: SendingSeller, change: Partial<typeof users.$inferInsert>) =>
  db.update(users).set(change).where(eq(users.id, userId));

const told: string[] = [];
/** Runs the minutely schedule. */
const run = (now: number) =>
  queueThanks(database.open(), now, { publishToUser: (userId) => void told.push(userId) });
const thanksOf = async ({ userId }: SendingSeller) =>
  (await listEmails(db, userId)).filter(({ kind }) => kind === 'thanks');
async function deliverThanks(seller: SendingSeller, now = soon) {
  const { work, letters } = openEmailHarness(db);
  const end = await deliverEmail(work, (await thanksOf(seller))[0]?.id ?? '', now);
  return { end, letters };
}
const pay = (seller: SendingSeller, now = noon) => payByHand(db, seller, { now });
const reverse = async ({ userId, invoiceId }: SendingSeller, now: number) => {
  const rows = await db.select().from(payments).where(eq(payments.invoiceId, invoiceId));
  const paymentIds = rows.map(({ id }) => id);
  await reversePayments(db, { userId, invoiceId, paymentIds, today: '2026-11-24', now });
};
const mark = ({ userId, invoiceId }: SendingSeller, status: 'paid' | 'unpaid', now: number) =>
  markInvoice(db, { userId, invoiceId, status, today: '2026-11-24', now });
const payByCard = ({ userId, invoiceId }: SendingSeller) => {
  const card = { origin: 'card', method: 'card', day: '2026-11-24', at: noon } as const;
  const payment = { id: `ch ${invoiceId}`, kind: 'payment', amountMinor: 16_501 } as const;
  return writeEntry(db, { ...card, ...payment, userId, invoiceId });
};
const unsentOf = async ({ invoiceId }: SendingSeller) =>
  (await listEvents(db, invoiceId))
    .filter(({ code }) => code === 'unsent')
    .map(({ detail }) => JSON.parse(detail ?? '') as { why: string });
async function bounce(seller: SendingSeller) {
  await queueIds(db, seller, { to: [to] }, noon - 1);
  await setEmails(db, seller.userId, { state: 'bounced', reason: 'hard' });
}

test.each<[string, Action]>([
  ['manually', pay],
  ['with Mark paid', (seller) => mark(seller, 'paid', noon)],
  ['by card', payByCard],
])(
  'a client is thanked once, with the receipt of the last payment, if it was recorded %s',
  async (_, record) => {
    const seller = await thankful();
    await record(seller);
    expect(await run(noon + 4 * minute)).toBe(0);
    expect(await run(soon)).toBe(1);
    for (const later of [soon, soon + 60 * minute]) expect(await run(later)).toBe(0);
    expect(await thanksOf(seller)).toMatchObject([{ address: to, role: 'to', attach: true }]);
    expect(told).toContain(seller.userId);
    const { end, letters } = await deliverThanks(seller);
    expect(end).toBe('sent');
    expect(letters[0]).toMatchObject({ subject: 'Thank you for paying invoice INV-001' });
    expect(letters[0]?.text).toMatch(/^Thank you\n\nHello Finch/);
    expect(letters[0]?.files.map(({ name }) => name)).toEqual(['INV-001-R1.pdf']);
  },
);

test('it has the seller’s own template, in the invoice’s language', async () => {
  const seller = await thankful();
  const copy = { subject: 'Cheers, {client}', body: 'Paid: {total}, left {balance}' };
  const of = { userId: seller.userId, kind: 'thanks', language: 'en-US', updatedAt: 1 } as const;
  await db.insert(emailTemplates).values({ ...of, ...copy });
  await pay(seller);
  await run(soon);
  const { letters } = await deliverThanks(seller);
  expect(letters[0]?.subject).toMatch(/^Cheers, Finch/);
  expect(letters[0]?.text).toContain('Paid: $165.01, left $0.00');
});

test('it goes to the address that the dialog would start with', async () => {
  const corrected = 'pay@finch.example';
  for (const isBounced of [false, true]) {
    const seller = await thankful();
    if (isBounced) await bounce(seller);
    await db.update(clients).set({ email: corrected }).where(eq(clients.userId, seller.userId));
    await pay(seller);
    await run(soon);
    expect(await thanksOf(seller)).toMatchObject([{ address: isBounced ? corrected : to }]);
  }
});

describe('no thank-you email is sent', () => {
  const quiet = async (seller: SendingSeller) => {
    expect(await run(soon)).toBe(0);
    expect(await thanksOf(seller)).toEqual([]);
    expect(await unsentOf(seller)).toEqual([]);
    expect(await db.select().from(receiptDue)).toEqual([]);
  };
  const setInvoice = ({ invoiceId }: SendingSeller, set: Partial<typeof invoices.$inferInsert>) =>
    db.update(invoices).set(set).where(eq(invoices.id, invoiceId));

  const reasons: Record<string, Action> = {
    'until the seller turns it on': async (seller) => {
      await enable(seller.userId, false);
      await pay(seller);
    },
    'after they turned it off': async (seller) => {
      await pay(seller);
      await enable(seller.userId, false, noon + 1);
    },
    'for a partial payment': (seller) => payByHand(db, seller, { now: noon, amountMinor: 500 }),
    'for a zero total': async (seller) => {
      await setInvoice(seller, { totalMinor: 0, status: 'paid' });
      await mark(seller, 'paid', noon);
    },
    'without an address': async (seller) => {
      await setInvoice(seller, { clientEmail: null });
      await pay(seller);
    },
    'for a closed account': async (seller) => {
      await pay(seller);
      await setUser(seller, { deletedAt: noon });
    },
  };
  test.each(Object.entries(reasons))('%s', async (_, happen) => {
    const seller = await thankful();
    await happen(seller);
    await quiet(seller);
  });

  test('when the payment is reversed in time; after another payment it is', async () => {
    const seller = await thankful();
    await mark(seller, 'paid', noon);
    await mark(seller, 'unpaid', noon + minute);
    await quiet(seller);
    const paymentId = await pay(seller, soon);
    expect(await run(soon + 6 * minute)).toBe(1);
    expect(await thanksOf(seller)).toMatchObject([{ paymentId }]);
  });

  test('twice, even if it is paid, reversed and paid again', async () => {
    const seller = await thankful();
    await pay(seller);
    await run(soon);
    await deliverThanks(seller);
    await reverse(seller, soon + minute);
    await pay(seller, soon + 2 * minute);
    expect(await run(soon + 10 * minute)).toBe(0);
    expect(await thanksOf(seller)).toMatchObject([{ state: 'sent' }]);
    expect(await unsentOf(seller)).toEqual([]);
  });
});

test('an email whose payment is reversed between queueing and sending is not sent, and the history says why', async () => {
  const seller = await thankful();
  await pay(seller);
  await run(soon);
  await reverse(seller, soon + 1);
  expect(await deliverThanks(seller, soon + 2)).toEqual({ end: null, letters: [] });
  expect(await thanksOf(seller)).toMatchObject([{ state: 'cancelled', reason: 'unpaid' }]);
  expect(await unsentOf(seller)).toMatchObject([{ why: 'unpaid', kind: 'thanks' }]);
});

test('concurrent runs create one email; the job finds what was scheduled', async () => {
  const seller = await thankful();
  await pay(seller);
  await Promise.all([run(soon), run(soon), run(soon), run(soon)]);
  const rows = await thanksOf(seller);
  expect(rows).toHaveLength(1);
  const due = await claimOverdueEmails(db, { before: noon, now: soon, limit: 500 });
  expect(due).toContain(rows[0]?.id);
  expect(await unsentOf(seller)).toEqual([]);
});

test('after two days without a run it is too late, which is recorded', async () => {
  const seller = await thankful();
  await pay(seller);
  const back = noon + 2 * 86_400_000;
  await Promise.all([run(back), run(back)]);
  expect(await thanksOf(seller)).toEqual([]);
  expect(await unsentOf(seller)).toEqual([{ to, why: 'late', kind: 'thanks' }]);
  expect(await run(back + minute)).toBe(0);
});

const obstacles: Record<string, Action> = {
  hard: bounce,
  blocked: ({ userId }) =>
    db.insert(emailBlocks).values({ userId, addressKey: addressKeyOf(userId, to), at: 1 }),
  stopped: ({ userId }) => db.insert(emailStops).values({ userId, cause: 'reports', at: 1 }),
  unconfirmed: (seller) => setUser(seller, { emailVerifiedAt: null }),
  limit: async (seller) => {
    await setUser(seller, { createdAt: 1 });
    const ten = Array.from({ length: 10 }, (_, n) => `a${n}@client.example`);
    const free = { ...seller, sender: { ...seller.sender, plan: 'Free' as const } };
    await queueIds(db, free, { to: ten }, noon - 1);
    await setEmails(db, seller.userId, { state: 'sent' });
  },
};
test.each(Object.entries(obstacles))(
  'what forbids emails (%s) forbids this one, once, and is recorded',
  async (why, forbid) => {
    const seller = await thankful();
    await forbid(seller);
    await pay(seller);
    const before = (await unsentOf(seller)).length;
    for (const now of [soon, soon + minute]) expect(await run(now)).toBe(0);
    expect(await thanksOf(seller)).toEqual([]);
    expect((await unsentOf(seller)).slice(before)).toEqual([{ to, why, kind: 'thanks' }]);
  },
);
