import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { creditInvoice } from '#app/features/credit-notes/server/credit-invoice.server.ts';
import {
  claimEmail,
  claimOverdueEmails,
} from '#app/features/sending/queries/deliver-email.server.ts';
import {
  deliverEmail,
  type EmailDeliveryContext,
} from '#app/features/sending/server/deliver-email.server.ts';
import { emails } from '#db/email-schema.ts';
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
const claimMs = 16 * minute;
type Seller = Awaited<ReturnType<typeof createSender>>;

/** Sends a seller's invoice at noon, or schedules it for later (ms). */
async function queueEmailOf(seller: Seller, sendAt: number | null = null) {
  const answer = await press(db, seller.sender, aSend(seller.invoiceId, { sendAt }), noon);
  const id = answer.outcome === 'written' ? (answer.emails[0]?.id ?? '') : '';
  const row = async () => (await db.select().from(emails).where(eq(emails.id, id)))[0];
  return { ...seller, id, row };
}
const pressed = async () => queueEmailOf(await createSender(db));
type Mail = Awaited<ReturnType<typeof pressed>>;

describe('an invoice that is paid while an attempt of its email crashes', () => {
  /** The result for the email when the schedule picks it up. */
  async function takenUp({ id, row }: Mail) {
    expect(await claimEmail(db, { id, now: noon })).toMatchObject({ id });
    return async () => {
      const now = noon + claimMs + 1;
      const due = await claimOverdueEmails(db, { before: now - claimMs, now, limit: 500 });
      expect(due).toContain(id);
      const { work, letters } = openEmailHarness(db);
      await deliverEmail(work, id, now);
      expect(await deliverEmail(work, id, now + minute)).toBeNull();
      return { row: await row(), letters: letters.length };
    };
  }

  test('is not sent any more', async () => {
    const email = await pressed();
    const takeUp = await takenUp(email);
    await payByHand(db, email, { now: noon + minute });
    const found = await takeUp();
    expect(found).toMatchObject({ row: { state: 'cancelled', reason: 'paid' }, letters: 0 });
  });

  test('is not sent either if the provider was down when it was paid', async () => {
    const email = await pressed();
    const { work, letters } = openEmailHarness(db);
    const paidMeanwhile: EmailDeliveryContext['sendToClient'] = async () => {
      await payByHand(db, email, { now: noon + 1 });
      return { outcome: 'later' };
    };
    await deliverEmail({ ...work, sendToClient: paidMeanwhile }, email.id, noon);
    await deliverEmail(work, email.id, noon + minute);
    expect(await email.row()).toMatchObject({ state: 'cancelled', reason: 'paid' });
    expect(letters).toEqual([]);
  });

  test('is sent if it was already paid at the time of sending, or was only partly paid', async () => {
    const seller = await createSender(db);
    await payByHand(db, seller, { now: noon - minute });
    const takeUp = await takenUp(await queueEmailOf(seller));
    expect(await takeUp()).toMatchObject({ row: { state: 'sent' }, letters: 1 });

    const part = await pressed();
    const takeUpPart = await takenUp(part);
    await payByHand(db, part, { now: noon + minute, amountMinor: 100 });
    expect(await takeUpPart()).toMatchObject({ row: { state: 'sent' }, letters: 1 });
  });
});

describe('an email about a paid invoice', () => {
  const tomorrow = noon + 24 * 60 * minute;
  const credited = async ({ userId, invoiceId }: Seller, choice: 'part' | 'all') => {
    const made = await creditInvoice(db, {
      userId,
      invoiceId,
      noteKey: crypto.randomUUID(),
      reason: 'Returned',
      choice: choice === 'all' ? { kind: 'rest' } : { kind: 'amount', minor: 100 },
      today: '2026-11-24',
      now: noon + minute,
    });
    expect(made).toMatchObject({ outcome: 'credited' });
  };
  const paidTwice = ({ userId, invoiceId }: Seller) =>
    writeEntry(db, {
      id: crypto.randomUUID(),
      userId,
      invoiceId,
      at: noon + minute,
      amountMinor: 16_501,
      kind: 'payment',
      origin: 'card',
      method: 'card',
      day: '2026-11-24',
    });

  test.each([
    ['part of it is credited', (seller: Seller) => credited(seller, 'part')],
    ['it is paid a second time', paidTwice],
  ])('is sent at its time, even though %s before', async (_what, happen) => {
    const seller = await createSender(db);
    await payByHand(db, seller, { now: noon - minute });
    const email = await queueEmailOf(seller, tomorrow);
    await happen(seller);
    const { work, letters } = openEmailHarness(db);
    expect(await deliverEmail(work, email.id, tomorrow)).toBe('sent');
    expect(letters).toHaveLength(1);
  });

  test('is not sent if everything was credited during an attempt', async () => {
    const seller = await createSender(db);
    await payByHand(db, seller, { now: noon - minute });
    const email = await queueEmailOf(seller);
    const { work } = openEmailHarness(db);
    const creditedMeanwhile: EmailDeliveryContext['sendToClient'] = async () => {
      await credited(seller, 'all');
      return { outcome: 'later' };
    };
    await deliverEmail({ ...work, sendToClient: creditedMeanwhile }, email.id, noon);
    expect(await deliverEmail(work, email.id, noon + minute)).toBeNull();
    expect(await email.row()).toMatchObject({ state: 'cancelled', reason: 'paid' });
  });
});
