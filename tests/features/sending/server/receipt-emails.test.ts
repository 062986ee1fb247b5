import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { EventCode } from '#app/domain/history/document-event.ts';
import { emailKinds } from '#app/domain/sending/client-email.ts';
import { emailKindRules } from '#app/domain/sending/email-kinds.ts';
import { describeHistory } from '#app/features/history/words/describe-history.ts';
import { getInvoiceWithEvents } from '#app/features/invoice-sheet/queries/owned-invoice.server.ts';
import { reversePayments } from '#app/features/payments/queries/manual-payments.server.ts';
import { drawReceipt } from '#app/features/payments/server/draw-receipt.server.ts';
import { deliverEmail } from '#app/features/sending/server/deliver-email.server.ts';
import { resendEmail } from '#app/features/sending/server/queue-email.server.ts';
import { describeEmails } from '#app/features/sending/words/describe-emails.ts';
import { sessions } from '#db/account-schema.ts';
import { emails } from '#db/email-schema.ts';
import { documentEvents, pdfFiles } from '#db/history-schema.ts';
import {
  aSend,
  createSender,
  openEmailHarness,
  payByHand,
  press,
} from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const noon = Date.UTC(2026, 10, 24, 12);
const dayMs = 86_400_000;

const aReceipt = (invoiceId: string, paymentId: string, over = {}) =>
  aSend(invoiceId, {
    kind: 'receipt',
    paymentId,
    subject: 'Receipt {number}',
    message: 'For {client}',
    ...over,
  });

async function pressed(seller: Awaited<ReturnType<typeof createSender>>, send: object) {
  const answer = await press(db, seller.sender, aSend(seller.invoiceId, send), noon);
  if (answer.outcome !== 'written') throw new Error(answer.outcome);
  return answer.emails[0]?.id ?? '';
}

test('a receipt is sent as the client sees it on the page, with its own number, and issues no other file', async () => {
  const seller = await createSender(db);
  const { invoiceId } = seller;
  await payByHand(db, seller, { now: noon - 2, amountMinor: 500 });
  const second = await payByHand(db, seller, { now: noon - 1 });
  const id = await pressed(seller, aReceipt(invoiceId, second));
  const { work, letters } = openEmailHarness(db);
  expect(await deliverEmail(work, id, noon)).toBe('sent');
  const [clientEmail] = letters;
  expect(clientEmail?.subject).toBe('Receipt INV-001-R2');
  expect(clientEmail?.text).toMatch(/^Receipt INV-001-R2\n\nFor Finch/);
  expect(clientEmail?.text).toContain('Amount received: $160.01\nPaid on: 11/24/2026\n');
  expect(clientEmail?.text).toContain('Balance due after this payment: $0.00');
  expect(clientEmail?.text).toContain('View invoice:\n');
  expect(clientEmail?.text).toContain('The receipt is attached as a PDF.');
  const [link] = /\/view-invoice\/([^#]+)#/.exec(clientEmail?.text ?? '')?.slice(1) ?? [];
  const shown = await drawReceipt(db, { key: link ?? '', session: null, n: 2, now: noon });
  expect(clientEmail?.files.map(({ name }) => name)).toEqual(['INV-001-R2.pdf']);
  expect(Buffer.from(clientEmail?.files[0]?.bytes ?? []).equals(shown?.pdf ?? Buffer.of())).toBe(
    true,
  );
  expect(await db.select().from(pdfFiles).where(eq(pdfFiles.invoiceId, invoiceId))).toEqual([]);
});

test('one that was reversed after it was sent says so first, and shows no balance', async () => {
  const seller = await createSender(db);
  const { userId, invoiceId } = seller;
  const paymentId = await payByHand(db, seller, { now: noon - 3 });
  const { work, letters } = openEmailHarness(db);
  const first = await pressed(seller, aReceipt(invoiceId, paymentId));
  expect(await deliverEmail(work, first, noon)).toBe('sent');
  const back = { userId, invoiceId, paymentIds: [paymentId], today: '2026-11-24', now: noon + 1 };
  await reversePayments(db, back);
  const id = await pressed(seller, aReceipt(invoiceId, paymentId, { message: 'Corrected' }));
  expect(await deliverEmail(work, id, noon + 2)).toBe('sent');
  const text = letters[1]?.text ?? '';
  expect(text).toContain(
    'Reversed on: 11/24/2026\nAmount received: $165.01\nPaid on: 11/24/2026\n',
  );
  expect(text).toContain('This payment was reversed on 11/24/2026.');
  expect(text).not.toContain('Balance due');
});

test('one of a payment that was reversed before anybody had it cannot be sent; a scheduled one is canceled', async () => {
  const seller = await createSender(db);
  const { userId, invoiceId } = seller;
  const paymentId = await payByHand(db, seller, { now: noon - 3 });
  await db.insert(emails).values({
    id: `waits ${userId}`,
    invoiceId,
    userId,
    idempotencyKey: 'p',
    kind: 'receipt',
    role: 'to',
    token: userId,
    address: 'a@b.example',
    addressKey: 'k',
    state: 'scheduled',
    madeAt: 1,
    changedAt: 1,
    sendAt: noon + dayMs,
    day: '2026-11-25',
    paymentId,
    subject: 's',
    body: 'b',
  });
  const back = { userId, invoiceId, paymentIds: [paymentId], today: '2026-11-24', now: noon - 1 };
  await reversePayments(db, back);
  const [email] = await db.select().from(emails).where(eq(emails.userId, userId));
  expect([email?.state, email?.reason]).toEqual(['cancelled', 'unpaid']);
  const send = aSend(invoiceId, { kind: 'receipt', paymentId });
  expect(await press(db, seller.sender, send)).toEqual({ outcome: 'unknown' });
});

test('the payment of another invoice, or no payment, is unknown', async () => {
  const [seller, other] = [await createSender(db), await createSender(db)];
  const paymentId = await payByHand(db, other, { now: noon - 2 });
  for (const id of [paymentId, 'nothing', null]) {
    const send = aSend(seller.invoiceId, { kind: 'receipt', paymentId: id });
    expect(await press(db, seller.sender, send)).toEqual({ outcome: 'unknown' });
  }
});

test.each(emailKinds)('a payment cancels only emails that ask for money: %s', async (kind) => {
  const seller = await createSender(db);
  const { userId, invoiceId } = seller;
  const first = await payByHand(db, seller, { now: noon - 2, amountMinor: 500 });
  await db.insert(emails).values({
    id: `waits ${userId}`,
    invoiceId,
    userId,
    idempotencyKey: 'p',
    kind,
    role: 'to',
    token: userId,
    address: 'a@b.example',
    addressKey: 'k',
    state: 'scheduled',
    madeAt: 1,
    changedAt: 1,
    sendAt: noon + dayMs,
    day: '2026-11-25',
    subject: 's',
    body: 'b',
    paymentId: first,
  });
  await payByHand(db, seller, { now: noon });
  const [email] = await db.select().from(emails).where(eq(emails.userId, userId));
  expect(email?.state).toBe(emailKindRules[kind].endsWhenPaid ? 'cancelled' : 'scheduled');
});

test('history and list show which receipt it was, and it is resent unchanged', async () => {
  const seller = await createSender(db);
  const { userId, invoiceId, sender } = seller;
  const first = await payByHand(db, seller, { now: noon - 2, amountMinor: 500 });
  await payByHand(db, seller, { now: noon - 1 });
  const invoiceEmail = await pressed(seller, { attach: false });
  const id = await pressed(seller, aReceipt(invoiceId, first));
  const { work, letters } = openEmailHarness(
    db,
    { outcome: 'taken', providerId: 'x' },
    { outcome: 'unclear' },
  );
  await deliverEmail(work, invoiceEmail, noon);
  expect(await deliverEmail(work, id, noon + 1)).toBe('unclear');
  const again = await resendEmail(db, sender, id, { now: noon + 2, dailyQuota: null });
  if (again.outcome !== 'written') throw new Error(again.outcome);
  expect(await deliverEmail(work, again.emails[0]?.id ?? '', noon + 2)).toBe('sent');
  expect(letters.slice(1).map(({ subject, files }) => [subject, files[0]?.name])).toEqual([
    ['Receipt INV-001-R1', 'INV-001-R1.pdf'],
    ['Receipt INV-001-R1', 'INV-001-R1.pdf'],
  ]);

  const events = await db
    .select()
    .from(documentEvents)
    .where(eq(documentEvents.invoiceId, invoiceId))
    .orderBy(documentEvents.id);
  const around = {
    invoiceNumber: 'INV-001',
    country: 'us',
    currency: 'USD',
    timeZone: null,
  } as const;
  const sent = events.filter(({ code }) => code === ('sent' satisfies EventCode));
  expect(describeHistory(sent as never, around).map(({ text }) => text)).toEqual([
    'Sent to ann@client.example on 24 Nov 2026',
    'Receipt INV-001-R1: email sent to ann@client.example on 24 Nov 2026',
  ]);
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId));
  const asker = { id: session?.id ?? '', now: noon };
  const { emails: stored = [] } = (await getInvoiceWithEvents(db, invoiceId, asker)) ?? {};
  const lines = describeEmails(stored, around);
  expect(lines.map(({ about, text }) => [about, text])).toEqual([
    ['Receipt INV-001-R1', 'Sent on 24 Nov 2026'],
    [null, 'Sent on 24 Nov 2026'],
  ]);
});
