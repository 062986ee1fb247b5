import { describe, expect, test } from 'vitest';
import { creditInvoice } from '#app/features/credit-notes/server/credit-invoice.server.ts';
import {
  claimEmail,
  claimOverdueEmails,
} from '#app/features/sending/queries/deliver-email.server.ts';
import { deliverEmail } from '#app/features/sending/server/deliver-email.server.ts';
import {
  createSender,
  listEmails,
  noon,
  openEmailHarness,
  payByHand,
  queueIds,
  type SendingSeller,
} from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { writeEntry } from '#tests/support/write-entry.ts';

const db = (await createTestDatabase()).open();
const minute = 60_000;

const pay = (seller: SendingSeller, now: number, amountMinor?: number) =>
  payByHand(db, seller, { now, ...(amountMinor && { amountMinor }) });

const credit = ({ userId, invoiceId }: SendingSeller, choice: { kind: 'rest' } | { minor: number }) =>
  creditInvoice(db, {
    userId,
    invoiceId,
    noteKey: crypto.randomUUID(),
    reason: 'Returned',
    choice: 'minor' in choice ? { kind: 'amount', minor: choice.minor } : choice,
    today: '2026-11-24',
    now: noon + minute,
  });

const payTwice = ({ userId, invoiceId }: SendingSeller) =>
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

const notSent = [{ state: 'cancelled', reason: 'paid' }, 0] as const;
const sent = [{ state: 'sent' }, 1] as const;

type Action = (seller: SendingSeller) => Promise<unknown>;

test.each<[string, Action | null, Action, typeof notSent | typeof sent]>([
  ['is paid: not sent', null, (seller) => pay(seller, noon + minute), notSent],
  ['is partly paid: sent', null, (seller) => pay(seller, noon + minute, 100), sent],
  ['was paid before: sent', (seller) => pay(seller, noon - minute), async () => {}, sent],
])('an email whose attempt crashed and whose invoice %s', async (_, before, during, [row, count]) => {
  const seller = await createSender(db);
  await before?.(seller);
  const [id] = await queueIds(db, seller);
  expect(await claimEmail(db, { id, now: noon })).toMatchObject({ id });
  await during(seller);
  const claimMs = 16 * minute;
  const now = noon + claimMs + 1;
  const due = await claimOverdueEmails(db, { before: now - claimMs, now, limit: 500 });
  expect(due).toContain(id);
  const { work, letters } = openEmailHarness(db);
  await deliverEmail(work, id, now);
  expect(await deliverEmail(work, id, now + minute)).toBeNull();
  expect(await listEmails(db, seller.userId)).toMatchObject([row]);
  expect(letters).toHaveLength(count);
});

test.each<[string, Action | null, Action]>([
  ['paid', null, (seller) => pay(seller, noon + 1)],
  ['credited in full after it was paid', (seller) => pay(seller, noon - minute), (seller) => credit(seller, { kind: 'rest' })],
])('an invoice that is %s while the provider is down is not sent', async (_, before, during) => {
  const seller = await createSender(db);
  await before?.(seller);
  const [id] = await queueIds(db, seller);
  const { work, letters } = openEmailHarness(db);
  const sendToClient: typeof work.sendToClient = async () => {
    await during(seller);
    return { outcome: 'later' };
  };
  await deliverEmail({ ...work, sendToClient }, id, noon);
  expect(await deliverEmail(work, id, noon + minute)).toBeNull();
  expect(await listEmails(db, seller.userId)).toMatchObject([notSent[0]]);
  expect(letters).toEqual([]);
});

describe('a scheduled email about a paid invoice', () => {
  test.each<[string, Action]>([
    ['part of it is credited', (seller) => credit(seller, { minor: 100 })],
    ['it is paid a second time', payTwice],
  ])('is sent at its time, even though %s before', async (_, happen) => {
    const seller = await createSender(db);
    await pay(seller, noon - minute);
    const tomorrow = noon + 24 * 60 * minute;
    const [id] = await queueIds(db, seller, { sendAt: tomorrow });
    await happen(seller);
    const { work, letters } = openEmailHarness(db);
    expect(await deliverEmail(work, id, tomorrow)).toBe('sent');
    expect(letters).toHaveLength(1);
  });
});
