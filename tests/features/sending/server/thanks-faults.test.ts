import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setThanksEnabled } from '#app/features/sending/queries/receipt-emails.server.ts';
import { queueReceiptEmails } from '#app/features/sending/server/queue-email.server.ts';
import type { Database } from '#db/client.server.ts';
import { emails, receiptDue } from '#db/email-schema.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createSender, payByHand } from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const noon = Date.UTC(2026, 10, 24, 12);
const soon = noon + 6 * 60_000;

test('a run that ends at any of its database calls loses no thank-you email and sends none twice', async () => {
  const run = (db: Database, now: number) =>
    queueReceiptEmails({
      db,
      now,
      dailyQuota: null,
      limit: 100,
      publishToUser: () => {},
      reportError: () => {},
    });
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async (db) => {
      const seller = await createSender(db);
      await setThanksEnabled(db, { userId: seller.userId, thanks: true, now: 1 });
      await payByHand(db, seller, { now: noon });
      return seller;
    },
    action: (db) => run(db, soon),
    check: async (db, { userId }) => {
      await run(db, soon + 60_000);
      const isThanks = and(eq(emails.userId, userId), eq(emails.kind, 'thanks'));
      expect(await db.select().from(emails).where(isThanks)).toHaveLength(1);
      expect(await db.select().from(receiptDue)).toEqual([]);
    },
  });
  expect(met).toBeGreaterThan(4);
});
