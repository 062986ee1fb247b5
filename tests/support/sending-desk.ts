import { eq } from 'drizzle-orm';
import type { CheckedSend } from '#app/domain/sending/check-send.ts';
import { pressSend, type Sender } from '#app/services/sending/press-send.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { createSampleSeller } from './sample-seller.ts';
import { saveSample } from './save-sample.ts';

/** A seller with a confirmed address and an invoice, old enough for the plan's own limit. */
export async function createSender(db: Database, over: Partial<Sender> = {}) {
  const { userId, settings, cookie } = await createSampleSeller(db);
  const email = `${userId}@example.com`;
  const sender: Sender = { userId, email, plan: 'Pro', accountMadeAt: 0, ...over };
  await db.update(users).set({ email, emailVerifiedAt: 1 }).where(eq(users.id, userId));
  const invoiceId = await saveSample(db, settings);
  return { userId, settings, cookie, sender, invoiceId };
}

/** A press on Send with these changes. */
export function aSend(invoiceId: string, over: Partial<CheckedSend> = {}): CheckedSend {
  return {
    ...{ kind: 'invoice', invoiceId, paymentId: null },
    ...{ press: crypto.randomUUID(), to: ['ann@client.example'], cc: [] },
    ...{ wantsCopy: false, subject: 'Invoice {number}', message: 'Hello {client}', attach: true },
    sendAt: null,
    ...over,
  };
}

/** Presses Send at an instant (ms). */
export function press(
  db: Database,
  sender: Sender,
  send: CheckedSend,
  now = Date.UTC(2026, 10, 24, 12),
  dailyQuota: number | null = null,
) {
  return pressSend(db, sender, send, { now, dailyQuota });
}
