import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { claimOverdueEmails } from '#app/features/sending/queries/deliver-email.server.ts';
import { deliverEmail } from '#app/features/sending/server/deliver-email.server.ts';
import { renderClientEmail } from '#app/features/sending/server/render-client-email.server.ts';
import type { Database } from '#db/client.server.ts';
import { emails } from '#db/email-schema.ts';
import { documentEvents } from '#db/history-schema.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { aSend, createSender, press } from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const noon = Date.UTC(2026, 10, 24, 12);
const later = noon + 3_600_000;

test('an attempt with a failing database call sends at most once, and the job cleans up', async () => {
  const left = new Map<string, number>();
  const deliver = (db: Database, id: string, now: number) =>
    deliverEmail(
      {
        db,
        config: createTestContext(db).config,
        renderClientEmail,
        publishToUser: () => {},
        onIssued: () => {},
        sendToClient: async () => {
          left.set(id, (left.get(id) ?? 0) + 1);
          return { outcome: 'taken', providerId: crypto.randomUUID() };
        },
      },
      id,
      now,
    );
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async (db) => {
      const { sender, invoiceId } = await createSender(db);
      const answer = await press(db, sender, aSend(invoiceId, { attach: false }), noon);
      return answer.outcome === 'written' ? (answer.emails[0]?.id ?? '') : '';
    },
    action: (db, id) => deliver(db, id, noon),
    check: async (db, id) => {
      await claimOverdueEmails(db, { before: later, now: later, limit: 10 });
      await deliver(db, id, later);
      const [email] = await db.select().from(emails).where(eq(emails.id, id));
      expect(left.get(id) ?? 0).toBeLessThanOrEqual(1);
      // Either the result is unknown, or it was sent.
      expect(['sent', 'unclear']).toContain(email?.state);
      if (email?.state === 'sent') expect(left.get(id)).toBe(1);
      const lines = await db
        .select()
        .from(documentEvents)
        .where(eq(documentEvents.invoiceId, email?.invoiceId ?? ''));
      expect(lines.filter(({ code }) => code === 'sent')).toHaveLength(
        email?.state === 'sent' ? 1 : 0,
      );
    },
  });
  expect(met).toBeGreaterThan(10);
});
