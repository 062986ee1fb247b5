import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { mails, mailTemplates } from '#db/outbox-schema.ts';
import { linkGivenOut } from '#db/queries/invoices/invoice-links.server.ts';
import { readBatch } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { isStopped } from './press-send.server.ts';

/** What the dialog of an invoice of the owner begins with, in one round trip; null for one that is unknown or another user's. */
export async function readSendStart(
  db: Database,
  asked: { userId: string; invoiceId: string; day: string },
) {
  const { userId, invoiceId, day } = asked;
  const [[invoice], templates, [used]] = await readBatch(db, [
    db
      .select({
        invoiceNumber: invoices.invoiceNumber,
        clientEmail: invoices.clientEmail,
        status: invoices.status,
        country: invoices.country,
        language: invoices.language,
        isLinked: sql<boolean>`${linkGivenOut()} IS NOT NULL`.mapWith(Boolean).as('is_linked'),
        isStopped: isStopped(sql`${invoices.userId}`).mapWith(Boolean).as('is_stopped'),
      })
      .from(invoices)
      .innerJoin(users, eq(users.id, invoices.userId))
      .where(and(eq(invoices.id, invoiceId), eq(invoices.userId, userId), isNull(users.deletedAt))),
    db.select().from(mailTemplates).where(eq(mailTemplates.userId, userId)),
    db
      .select({ ofDay: sql<number>`count(*)`.as('of_day') })
      .from(mails)
      .where(and(eq(mails.userId, userId), eq(mails.day, day), sql`${mails.state} <> 'cancelled'`)),
  ]);
  return invoice ? { invoice, templates, usedOfDay: used?.ofDay ?? 0 } : null;
}

// @covers paid-4.1
