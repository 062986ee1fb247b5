import { and, desc, eq, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { failedStates } from '#app/domain/sending/client-email.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emails } from '#db/email-schema.ts';
import { read } from '#db/read.server.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

// Exactly the conditions of the partial indexes; otherwise SQLite doesn't use them.
const isFailedState = sql.raw(`IN (${failedStates.map((state) => `'${state}'`).join(', ')})`);

/**
 * Condition on the query's email, by its table name: it didn't reach a client, and no later email about the same thing
 * was sent to any of the document's recipients.
 */
function isUndelivered(email: string): SQL {
  const of = sql.raw(email);
  return sql`(${of}.state ${isFailedState} AND ${of}.role <> 'copy' AND NOT EXISTS (
    SELECT 1 FROM emails AS later WHERE later.invoice_id = ${of}.invoice_id AND later.made_at > ${of}.made_at
      AND later.kind = ${of}.kind AND later.payment_id IS ${of}.payment_id AND later.role <> 'copy'
      AND later.state <> 'cancelled' AND later.state NOT ${isFailedState}))`;
}

/** A column of a query over `invoices`: since when an email about it is undelivered, ms; null if none is. */
export function undeliveredAt(): SQL.Aliased<number | null> {
  return sql<
    number | null
  >`(SELECT max(failed.changed_at) FROM emails AS failed INDEXED BY emails_failed_of_invoice
    WHERE failed.invoice_id = invoices.id AND ${isUndelivered('failed')})`.as('undelivered_at');
}

/** Selects a user's newest undelivered emails about documents that are neither archived nor void. */
export function selectUndelivered(db: Database, owner: string, limit: number) {
  return db
    .select({
      id: emails.id,
      invoiceId: emails.invoiceId,
      address: emails.address,
      invoiceNumber: invoices.invoiceNumber,
      clientName: invoices.clientName,
      changedAt: emails.changedAt,
    })
    .from(emails)
    .innerJoin(invoices, eq(invoices.id, emails.invoiceId))
    .where(
      and(
        eq(emails.userId, owner),
        isUndelivered('emails'),
        eq(invoices.archived, false),
        ne(invoices.status, 'void'),
      ),
    )
    .orderBy(desc(emails.changedAt), desc(emails.id))
    .limit(limit);
}

/** How many undelivered emails a notice lists. */
const maxNamed = 10;

type NamedEmail = { number: string; client: string; address: string };

/**
 * Returns sellers with undelivered emails that they weren't notified of, whose last notice is old enough, once the
 * failures of one send are likely complete. In random order, so that a failing notice doesn't block the others. One
 * round trip.
 * @param at.failedBefore ms, the latest time of the first failure
 * @param at.failedAfter ms; older failures are shown only in the overview
 * @param at.toldBefore ms, the latest time of the last notice
 */
export function listUnnotifiedUndelivered(
  db: Database,
  at: { failedBefore: number; failedAfter: number; toldBefore: number; limit: number },
) {
  const named = sql<NamedEmail[]>`(SELECT json_group_array(json(row)) FROM (
    SELECT json_object('number', i.invoice_number, 'client', i.client_name, 'address', m.address) AS row
    FROM emails AS m INNER JOIN invoices AS i ON i.id = m.invoice_id
    WHERE m.user_id = ${emails.userId} AND m.failure_notified_at IS NULL AND m.changed_at > ${at.failedAfter} AND ${isUndelivered('m')}
    ORDER BY m.changed_at DESC LIMIT ${maxNamed}))`;
  return read(
    db
      .select({
        userId: emails.userId,
        count: sql<number>`count(*)`,
        newest: sql<number>`max(${emails.changedAt})`,
        named: named.mapWith((json: string) => JSON.parse(json) as NamedEmail[]),
        email: sql<string>`${users.email}`,
        language: users.language,
        emailVerifiedAt: users.emailVerifiedAt,
        country: userSettings.country,
      })
      .from(emails)
      .innerJoin(users, eq(users.id, emails.userId))
      .innerJoin(userSettings, eq(userSettings.userId, emails.userId))
      .where(
        and(
          sql`${emails.changedAt} > ${at.failedAfter} AND ${emails.failureNotifiedAt} IS NULL`,
          isUndelivered('emails'),
          isNull(users.deletedAt),
          isNotNull(users.email),
          sql`NOT EXISTS (SELECT 1 FROM emails AS known WHERE known.user_id = ${emails.userId}
            AND known.failure_notified_at > ${at.toldBefore})`,
        ),
      )
      .groupBy(emails.userId)
      .having(sql`min(${emails.changedAt}) <= ${at.failedBefore}`)
      .orderBy(sql`random()`)
      .limit(at.limit),
  );
}

/** Records that a seller was notified of the emails that failed up to an instant. One round trip. */
export async function markUndeliveredNotified(
  db: Database,
  { userId, newest }: { userId: string; newest: number },
  now: number,
): Promise<void> {
  await writeBatch(db, [
    db
      .update(emails)
      .set({ failureNotifiedAt: now })
      .where(
        and(
          eq(emails.userId, userId),
          inArray(emails.state, [...failedStates]),
          isNull(emails.failureNotifiedAt),
          lte(emails.changedAt, newest),
        ),
      ),
  ]);
}
