import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  action as answerSend,
  loader as answerSendStart,
} from '#app/features/sending/invoice-email.route.ts';
import { deliverEmail } from '#app/features/sending/server/deliver-email.server.ts';
import { describeEmails } from '#app/features/sending/words/describe-emails.ts';
import type { SendPreview } from '#app/features/sending/words/send-dialog.ts';
import { emails } from '#db/email-schema.ts';
import { pdfFiles } from '#db/history-schema.ts';
import { clients, invoices } from '#db/schema.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { createTestContext, jsonPost, testOrigin } from '#tests/support/request-context.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import {
  aSend,
  createSender,
  openEmailHarness,
  payByHand,
  press,
} from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const noon = Date.UTC(2026, 10, 24, 12);
const period = '2026-01-01 2026-12-31';

async function sellerWithClient() {
  const seller = await createSender(db);
  const clientId = await createSampleClient(db, seller.userId, 'Finch & Sons');
  await db.update(invoices).set({ clientId }).where(eq(invoices.id, seller.invoiceId));
  return { ...seller, clientId };
}
type Seller = Awaited<ReturnType<typeof sellerWithClient>>;

async function pressed({ sender, invoiceId }: Seller) {
  const send = aSend(invoiceId, {
    kind: 'statement',
    paymentId: period,
    subject: 'Statement {number}',
    message: 'For {client}: {balance} until {due date}',
  });
  const answer = await press(db, sender, send, noon);
  if (answer.outcome !== 'written') throw new Error(answer.outcome);
  return answer.emails[0]?.id ?? '';
}

const start = (seller: Seller, query: string) =>
  answerSendStart({
    request: new Request(`${testOrigin}/api/invoice-mail?${query}`, {
      headers: { Cookie: seller.cookie },
    }),
    context: createTestContext(db, { now: noon }),
  });

async function post(seller: Seller, intent: 'preview' | 'send', paymentId: string | null) {
  const { invoiceId } = seller;
  const words = { subject: 'Statement {number}', message: 'For {client}', attach: true };
  const response = await answerSend({
    request: jsonPost(
      '/api/invoice-mail',
      {
        intent,
        kind: 'statement',
        invoiceId,
        paymentId,
        idempotencyKey: crypto.randomUUID(),
        to: 'ann@client.example',
        cc: '',
        wantsCopy: false,
        sendAt: '',
        timeZone: 'UTC',
        ...words,
      },
      seller.cookie,
    ),
    context: createTestContext(db, { now: noon }),
  });
  return { status: response.status, body: (await response.json()) as { preview: SendPreview } };
}

test('a statement is sent with the balance at that time, and its PDF', async () => {
  const seller = await sellerWithClient();
  const id = await pressed(seller);
  await payByHand(db, seller, { now: noon - 1, amountMinor: 6501 });
  const { work, letters } = openEmailHarness(db);
  expect(await deliverEmail(work, id, noon)).toBe('sent');
  const [clientEmail] = letters;
  expect(clientEmail?.subject).toBe('Statement 1 Jan 2026 – 31 Dec 2026');
  expect(clientEmail?.text).toContain('For Finch & Sons: $100.00 until 31 Dec 2026');
  expect(clientEmail?.text).toContain('Balance due as of 31 Dec 2026: $100.00');
  expect(clientEmail?.text).toContain('View latest invoice:\n');
  expect(clientEmail?.text).toContain('The statement is attached as a PDF.');
  const [file] = clientEmail?.files ?? [];
  expect(file?.name).toBe('Statement, 01_01_2026 – 12_31_2026.pdf');
  const { pages } = readPdf(file?.bytes ?? new Uint8Array());
  expect(pages[0]?.text.replace(/\s+/g, ' ')).toContain('Balance due as of 12/31/2026 $100.00');
  // The statement isn't a file of the invoice.
  const { invoiceId } = seller;
  expect(await db.select().from(pdfFiles).where(eq(pdfFiles.invoiceId, invoiceId))).toEqual([]);
  const [email] = await db.select().from(emails).where(eq(emails.id, id));
  if (!email) throw new Error('no mail');
  const [line] = describeEmails([{ ...email, receipt: null }], {
    invoiceNumber: 'INV-001',
    timeZone: null,
  });
  expect(line?.about).toBe('Statement, 1 Jan 2026 – 31 Dec 2026');
});

test('nothing is sent to a client who was deleted', async () => {
  const seller = await sellerWithClient();
  const id = await pressed(seller);
  await db.delete(clients).where(eq(clients.id, seller.clientId));
  const { work, letters } = openEmailHarness(db);
  expect(await deliverEmail(work, id, noon)).toBe('failed');
  expect(letters).toEqual([]);
});

test('its dialog starts with its period and the text of its kind', async () => {
  const seller = await sellerWithClient();
  const query = `kind=statement&invoice=${seller.invoiceId}`;
  const answer = await start(seller, `${query}&payment=${encodeURIComponent(period)}`);
  expect(await answer.json()).toMatchObject({
    kind: 'statement',
    number: '1 Jan 2026 – 31 Dec 2026',
    paymentId: period,
    subject: 'Statement from {business}: {number}',
    refusal: null,
  });
  expect((await start(seller, query)).status).toBe(404);
});

test('it is previewed before it is sent, and counts like every email', async () => {
  const seller = await sellerWithClient();
  const shown = await post(seller, 'preview', period);
  expect(shown.body.preview).toMatchObject({ subject: 'Statement 1 Jan 2026 – 31 Dec 2026' });
  expect(shown.body.preview.html).toContain('Balance due as of 31 Dec 2026');
  expect(await post(seller, 'send', period)).toMatchObject({
    status: 200,
    body: { outcome: 'sent' },
  });
  for (const wrong of [null, 'soon', '2026-12-31 2026-01-01']) {
    for (const intent of ['preview', 'send'] as const) {
      expect((await post(seller, intent, wrong)).status, `${intent} ${wrong}`).toBe(404);
    }
  }
});
