import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { emailKinds } from '#app/domain/sending/client-email.ts';
import { emailKindRules } from '#app/domain/sending/email-kinds.ts';
import { creditInvoice } from '#app/features/credit-notes/server/credit-invoice.server.ts';
import { makeDelivery } from '#app/features/deliveries/server/make-delivery.server.ts';
import { saveEstimate } from '#app/features/estimates/server/save-estimate.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { describeHistory } from '#app/features/history/words/describe-history.ts';
import { reversePayments } from '#app/features/payments/queries/manual-payments.server.ts';
import { drawReceipt } from '#app/features/payments/server/draw-receipt.server.ts';
import { deliverEmail } from '#app/features/sending/server/deliver-email.server.ts';
import { resendEmail } from '#app/features/sending/server/queue-email.server.ts';
import { deliveries } from '#db/delivery-schema.ts';
import { pdfFiles } from '#db/history-schema.ts';
import { clients, invoices } from '#db/schema.ts';
import { estimateContent } from '#tests/support/estimate-harness.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { savedAt } from '#tests/support/save-sample.ts';
import {
  aSend,
  createSender,
  listEmails,
  listEvents,
  noon,
  openEmailHarness,
  payByHand,
  press,
  queueIds,
  type SendingSeller,
  setEmails,
} from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const today = '2026-11-24';
const filesOf = (invoiceId: string) =>
  db.select().from(pdfFiles).where(eq(pdfFiles.invoiceId, invoiceId));
const printed = (bytes: Uint8Array | undefined) =>
  readPdf(bytes ?? new Uint8Array()).pages[0]?.text.replace(/\s+/g, ' ') ?? '';

describe('a document other than an invoice is sent with its PDF and a link to its page:', () => {
  async function sent(seller: SendingSeller, kind: 'estimate' | 'credit-note', invoiceId: string) {
    const [id] = await queueIds(db, { ...seller, invoiceId }, { kind, subject: '{number}' });
    const { work, letters, issued } = openEmailHarness(db);
    expect(await deliverEmail(work, id, noon)).toBe('sent');
    expect(letters[0]?.text).toContain(`/view-invoice/${invoiceId}`);
    return { email: letters[0], issued, printed: printed(letters[0]?.files[0]?.bytes) };
  }

  test('an estimate, which is thereby issued', async () => {
    const seller = await createSender(db);
    const dates = { invoiceNumber: 'EST-001', invoiceDate: today, dueDate: '2026-12-24' };
    const order = { userId: seller.userId, saveKey: crypto.randomUUID(), now: noon };
    const saved = await saveEstimate(db, { ...order, content: estimateContent(dates) });
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    const { email, issued, printed } = await sent(seller, 'estimate', saved.id);
    expect(email?.subject).toBe('EST-001');
    expect(email?.text).not.toContain('Pay');
    expect(printed).toContain('Estimate EST-001');
    expect(issued).toEqual([saved.id]);
  });

  test('a credit note', async () => {
    const seller = await createSender(db);
    const { userId, invoiceId } = seller;
    await issueServed(db, { invoiceId, version: savedAt, now: noon });
    const credit = { choice: { kind: 'rest' as const }, reason: 'Returned', today, now: noon };
    const noteKey = crypto.randomUUID();
    const made = await creditInvoice(db, { userId, invoiceId, noteKey, ...credit });
    if (made.outcome !== 'credited') throw new Error(made.outcome);
    const { email, printed } = await sent(seller, 'credit-note', made.id);
    expect(email?.subject).toBe('CN-001');
    expect(printed).toContain('Credit Note CN-001');
  });
});

describe('a receipt', () => {
  const receiptOf = (paymentId: string, message = 'For {client}') =>
    ({ kind: 'receipt', paymentId, subject: 'Receipt {number}', message }) as const;
  const reverse = ({ userId, invoiceId }: SendingSeller, paymentId: string, now: number) =>
    reversePayments(db, { userId, invoiceId, paymentIds: [paymentId], today, now });
  /** An email of this kind that waits until tomorrow. */
  const schedule = async (
    seller: SendingSeller,
    kind: (typeof emailKinds)[number],
    paymentId: string,
  ) => {
    await queueIds(db, seller, { sendAt: noon + 86_400_000 }, noon - 3);
    await setEmails(db, seller.userId, { kind, paymentId });
  };

  test('is sent as the client sees it on the page, with its own number, and issues no other file', async () => {
    const seller = await createSender(db);
    await payByHand(db, seller, { now: noon - 2, amountMinor: 500 });
    const second = await payByHand(db, seller, { now: noon - 1 });
    const [id] = await queueIds(db, seller, receiptOf(second));
    const { work, letters } = openEmailHarness(db);
    expect(await deliverEmail(work, id, noon)).toBe('sent');
    const { subject, text = '', files = [] } = letters[0] ?? {};
    expect(subject).toBe('Receipt INV-001-R2');
    expect(text).toMatch(/^Receipt INV-001-R2\n\nFor Finch/);
    for (const line of [
      'Amount received: $160.01\nPaid on: 11/24/2026\n',
      'Balance due after this payment: $0.00',
      'View invoice:\n',
      'The receipt is attached as a PDF.',
    ]) {
      expect(text).toContain(line);
    }
    const key = /\/view-invoice\/([^#]+)#/.exec(text)?.[1] ?? '';
    const shown = await drawReceipt(db, { key, session: null, n: 2, now: noon });
    expect(files.map(({ name }) => name)).toEqual(['INV-001-R2.pdf']);
    expect(Buffer.from(files[0]?.bytes ?? []).equals(shown?.pdf ?? Buffer.of())).toBe(true);
    expect(await filesOf(seller.invoiceId)).toEqual([]);
  });

  test('that was reversed after it was sent says so first, and shows no balance', async () => {
    const seller = await createSender(db);
    const paymentId = await payByHand(db, seller, { now: noon - 3 });
    const { work, letters } = openEmailHarness(db);
    const [first] = await queueIds(db, seller, receiptOf(paymentId));
    expect(await deliverEmail(work, first, noon)).toBe('sent');
    await reverse(seller, paymentId, noon + 1);
    const [id] = await queueIds(db, seller, receiptOf(paymentId, 'Corrected'));
    expect(await deliverEmail(work, id, noon + 2)).toBe('sent');
    const text = letters[1]?.text ?? '';
    const facts = 'Reversed on: 11/24/2026\nAmount received: $165.01\nPaid on: 11/24/2026\n';
    expect(text).toContain(facts);
    expect(text).toContain('This payment was reversed on 11/24/2026.');
    expect(text).not.toContain('Balance due');
  });

  test('of a payment that was reversed before anybody had it cannot be sent; a scheduled one is canceled', async () => {
    const seller = await createSender(db);
    const paymentId = await payByHand(db, seller, { now: noon - 3 });
    await schedule(seller, 'receipt', paymentId);
    await reverse(seller, paymentId, noon - 1);
    const canceled = { state: 'cancelled', reason: 'unpaid' };
    expect(await listEmails(db, seller.userId)).toMatchObject([canceled]);
    const send = aSend(seller.invoiceId, receiptOf(paymentId));
    expect(await press(db, seller.sender, send)).toEqual({ outcome: 'unknown' });
  });

  test.each(emailKinds)('a payment cancels only emails that ask for money: %s', async (kind) => {
    const seller = await createSender(db);
    const first = await payByHand(db, seller, { now: noon - 2, amountMinor: 500 });
    await schedule(seller, kind, first);
    await payByHand(db, seller, { now: noon });
    const state = emailKindRules[kind].endsWhenPaid ? 'cancelled' : 'scheduled';
    expect(await listEmails(db, seller.userId)).toMatchObject([{ state }]);
  });

  test('is named in the history, and resent unchanged', async () => {
    const seller = await createSender(db);
    const { invoiceId, sender } = seller;
    const first = await payByHand(db, seller, { now: noon - 2, amountMinor: 500 });
    await payByHand(db, seller, { now: noon - 1 });
    const [id] = await queueIds(db, seller, receiptOf(first));
    const { work, letters } = openEmailHarness(db, { outcome: 'unclear' });
    expect(await deliverEmail(work, id, noon + 1)).toBe('unclear');
    const again = await resendEmail(db, sender, id, { now: noon + 2, dailyQuota: null });
    if (again.outcome !== 'written') throw new Error(again.outcome);
    expect(await deliverEmail(work, again.emails[0]?.id ?? '', noon + 2)).toBe('sent');
    const named = ['Receipt INV-001-R1', 'INV-001-R1.pdf'];
    expect(letters.map(({ subject, files }) => [subject, files[0]?.name])).toEqual([named, named]);
    const events = await listEvents(db, invoiceId);
    const money = { country: 'us', currency: 'USD' } as const;
    const around = { ...money, invoiceNumber: 'INV-001', timeZone: null };
    const sent = events.filter(({ code }) => code === 'sent');
    expect(describeHistory(sent as never, around).map(({ text }) => text)).toEqual([
      'Receipt INV-001-R1: email sent to ann@client.example on 24 Nov 2026',
    ]);
  });
});

describe('a delivery note', () => {
  test('is sent with its PDF and facts, is named in the history, and can’t be sent about another document', async () => {
    const seller = await createSender(db);
    const { userId, invoiceId, sender } = seller;
    const details = { day: today, shippingAddress: '9 Dock', carrier: 'UPS', tracking: '1Z' };
    const order = { userId, invoiceId, details, noteKey: crypto.randomUUID() };
    await makeDelivery(db, { ...order, quantities: [5_000], now: noon - 1 });
    const [{ id: paymentId = '' } = {}] = await db
      .select()
      .from(deliveries)
      .where(eq(deliveries.invoiceId, invoiceId));
    const over = { kind: 'delivery-note', paymentId, subject: 'Delivery {number}' } as const;
    const [id] = await queueIds(db, seller, over);
    const { work, letters } = openEmailHarness(db);
    expect(await deliverEmail(work, id, noon)).toBe('sent');
    const { subject, text = '', files = [] } = letters[0] ?? {};
    expect(subject).toBe('Delivery INV-001-D1');
    expect(text).toContain('Ship date: 11/24/2026\nCarrier: UPS\nTracking: 1Z\n');
    expect(text).not.toMatch(/\$|Amount due|Total/);
    expect(files.map(({ name }) => name)).toEqual(['INV-001-D1.pdf']);
    expect(printed(files[0]?.bytes)).toContain('Packing Slip');
    expect(await filesOf(invoiceId)).toEqual([]);
    const around = { country: 'us', currency: 'USD', invoiceNumber: 'INV-001' } as const;
    const events = (await listEvents(db, invoiceId)).filter(({ code }) => code === 'sent');
    const told = describeHistory(events as never, { ...around, timeZone: null });
    expect(told.map(({ text: line }) => line)).toEqual([
      'Delivery INV-001-D1: email sent to ann@client.example on 24 Nov 2026',
    ]);
    const other = await createSender(db);
    for (const of of [{ ...over, paymentId: crypto.randomUUID() }, over]) {
      const send = aSend(other.invoiceId, of);
      expect(await press(db, other.sender, send)).toEqual({ outcome: 'unknown' });
    }
    const unknown = aSend(invoiceId, { ...over, paymentId: crypto.randomUUID() });
    expect(await press(db, sender, unknown)).toEqual({ outcome: 'unknown' });
  });
});

describe('a statement', () => {
  async function queueStatement() {
    const seller = await createSender(db);
    const clientId = await createSampleClient(db, seller.userId, 'Finch & Sons');
    await db.update(invoices).set({ clientId }).where(eq(invoices.id, seller.invoiceId));
    const [id] = await queueIds(db, seller, {
      kind: 'statement',
      paymentId: '2026-01-01 2026-12-31',
      subject: 'Statement {number}',
      message: 'For {client}: {balance} until {due date}',
    });
    return { ...seller, clientId, id };
  }

  test('is sent with the balance at that time, and its PDF, which isn’t a file of the invoice', async () => {
    const seller = await queueStatement();
    await payByHand(db, seller, { now: noon - 1, amountMinor: 6501 });
    const { work, letters } = openEmailHarness(db);
    expect(await deliverEmail(work, seller.id, noon)).toBe('sent');
    const { subject, text, files = [] } = letters[0] ?? {};
    expect(subject).toBe('Statement 1 Jan 2026 – 31 Dec 2026');
    for (const line of [
      'For Finch & Sons: $100.00 until 31 Dec 2026',
      'Balance due as of 31 Dec 2026: $100.00',
      'View latest invoice:\n',
      'The statement is attached as a PDF.',
    ]) {
      expect(text).toContain(line);
    }
    expect(files[0]?.name).toBe('Statement, 01_01_2026 – 12_31_2026.pdf');
    expect(printed(files[0]?.bytes)).toContain('Balance due as of 12/31/2026 $100.00');
    expect(await filesOf(seller.invoiceId)).toEqual([]);
  });

  test('is not sent about a client who was deleted', async () => {
    const { id, clientId } = await queueStatement();
    await db.delete(clients).where(eq(clients.id, clientId));
    const { work, letters } = openEmailHarness(db);
    expect(await deliverEmail(work, id, noon)).toBe('failed');
    expect(letters).toEqual([]);
  });
});
