import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { TemplateKind } from '#app/domain/sending/client-email.ts';
import { setThanksEnabled } from '#app/features/sending/queries/receipt-emails.server.ts';
import { queueReceiptEmails } from '#app/features/sending/server/queue-email.server.ts';
import { startSend } from '#app/features/sending/server/start-send.server.ts';
import { emails } from '#db/email-schema.ts';
import { clients } from '#db/schema.ts';
import { aSend, createSender, payByHand, press } from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const noon = Date.UTC(2026, 10, 24, 12);
const onInvoice = 'accounts@finch.example';
const corrected = 'pay@finch.example';
type Seller = Awaited<ReturnType<typeof createSender>>;

const correct = ({ userId }: Seller, email: string | null) =>
  db.update(clients).set({ email }).where(eq(clients.userId, userId));

/** The address on the invoice bounces. */
async function bounce({ sender, invoiceId, userId }: Seller) {
  await press(db, sender, aSend(invoiceId, { to: [onInvoice] }), noon);
  const change = { state: 'bounced', reason: 'hard' } as const;
  await db.update(emails).set(change).where(eq(emails.userId, userId));
}

/** The initial values of the dialog for a document kind. */
async function begun({ sender, invoiceId }: Seller, kind: TemplateKind = 'invoice') {
  const about = {
    kind,
    invoiceId,
    paymentId: kind === 'statement' ? '2026-01-01 2026-12-31' : null,
  };
  const found = await startSend(db, { ...sender, isConfirmed: true }, about, {
    now: noon,
    timeZone: null,
    dailyQuota: null,
  });
  return { to: found?.to, isBounced: found !== null && found.bounced !== null };
}

test('the dialog starts with the invoice’s address until it bounces, then with the client’s own', async () => {
  const seller = await createSender(db);
  await correct(seller, corrected);
  expect(await begun(seller)).toEqual({ to: onInvoice, isBounced: false });
  await bounce(seller);
  expect(await begun(seller)).toEqual({ to: corrected, isBounced: false });
  for (const none of ['', null, onInvoice]) {
    await correct(seller, none);
    expect(await begun(seller)).toEqual({ to: onInvoice, isBounced: true });
  }
});

test('a statement goes to the client’s own address', async () => {
  const seller = await createSender(db);
  await bounce(seller);
  await correct(seller, corrected);
  expect(await begun(seller, 'statement')).toEqual({ to: corrected, isBounced: false });
  await correct(seller, null);
  expect(await begun(seller, 'statement')).toEqual({ to: onInvoice, isBounced: true });

  const other = await createSender(db);
  await correct(other, corrected);
  expect(await begun(other, 'statement')).toEqual({ to: corrected, isBounced: false });
});

test('a "Thank you" goes to the address that the dialog would start with', async () => {
  const thanked = async (isBounced: boolean) => {
    const seller = await createSender(db);
    const { userId } = seller;
    await setThanksEnabled(db, { userId, thanks: true, now: 1 });
    if (isBounced) await bounce(seller);
    await correct(seller, corrected);
    await payByHand(db, seller, { now: noon });
    await queueReceiptEmails({
      db,
      now: noon + 6 * 60_000,
      dailyQuota: null,
      limit: 100,
      publishToUser: () => {},
      reportError: (error) => {
        throw error;
      },
    });
    const rows = await db
      .select()
      .from(emails)
      .where(and(eq(emails.userId, userId), eq(emails.kind, 'thanks')));
    return rows.map(({ address }) => address);
  };
  expect(await thanked(false)).toEqual([onInvoice]);
  expect(await thanked(true)).toEqual([corrected]);
});
