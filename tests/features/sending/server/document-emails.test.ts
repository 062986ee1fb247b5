import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { noPayment } from '#app/domain/fields/payment-fields.ts';
import { creditInvoice } from '#app/features/credit-notes/server/credit-invoice.server.ts';
import { saveEstimate } from '#app/features/estimates/server/save-estimate.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { deliverEmail } from '#app/features/sending/server/deliver-email.server.ts';
import { invoices } from '#db/schema.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { aSend, createSender, openEmailHarness, press } from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const noon = Date.UTC(2026, 10, 24, 12);
const today = '2026-11-24';

type Sending = Awaited<ReturnType<typeof createSender>>;

/** Sends a document with the sample copy; returns the sent email. */
async function sent({ sender }: Sending, kind: 'estimate' | 'credit-note', id: string) {
  const subject = `${kind} {number} from {business}`;
  const pressed = await press(db, sender, aSend(id, { kind, subject }), noon);
  if (pressed.outcome !== 'written') throw new Error(pressed.outcome);
  const { work, letters, issued } = openEmailHarness(db);
  expect(await deliverEmail(work, pressed.emails[0]?.id ?? '', noon)).toBe('sent');
  const [clientEmail] = letters;
  if (!clientEmail) throw new Error('no letter');
  const { pages } = readPdf(clientEmail.files[0]?.bytes ?? new Uint8Array());
  return { clientEmail, issued, printed: pages[0]?.text.replace(/\s+/g, ' ') ?? '' };
}

test('an estimate is sent with its PDF and a link to its page, and is thereby issued', async () => {
  const seller = await createSender(db);
  const dates = { invoiceNumber: 'EST-001', invoiceDate: today, dueDate: '2026-12-24' };
  const content = sampleContent({ ...noPayment, ...dates });
  const order = { userId: seller.userId, content, saveKey: crypto.randomUUID(), now: noon };
  const saved = await saveEstimate(db, order);
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  const { clientEmail, issued, printed } = await sent(seller, 'estimate', saved.id);
  expect(clientEmail.subject).toMatch(/^estimate EST-001 from /);
  expect(clientEmail.text).toContain(`/view-invoice/${saved.id}`);
  expect(clientEmail.text).not.toContain('Pay');
  expect(printed).toContain('Estimate EST-001');
  expect(issued).toEqual([saved.id]);
});

test('a credit note is sent with its own PDF', async () => {
  const seller = await createSender(db);
  const { userId, invoiceId } = seller;
  const [row] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  await issueServed(db, { invoiceId, version: row?.updatedAt ?? 0, now: noon });
  const credit = { choice: { kind: 'rest' as const }, reason: 'Returned', today, now: noon };
  const noteKey = crypto.randomUUID();
  const made = await creditInvoice(db, { userId, invoiceId, noteKey, ...credit });
  if (made.outcome !== 'credited') throw new Error(made.outcome);
  const { clientEmail, printed } = await sent(seller, 'credit-note', made.id);
  expect(clientEmail.subject).toMatch(/^credit-note CN-001 from /);
  expect(clientEmail.text).toContain(`/view-invoice/${made.id}`);
  expect(printed).toContain('Credit Note CN-001');
});
