import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { StoredEvent } from '#app/domain/history/document-event.ts';
import type { StoredRefund } from '#app/domain/payments/refundable.ts';
import type { StoredDispute, StoredEntry } from '#app/domain/payments/stored-entry.ts';
import type { ReminderFacts, SellersReminders } from '#app/domain/reminders/next-reminder.ts';
import {
  selectDisputesForOwner,
  selectRefundsForOwner,
} from '#app/features/cards/public.server.ts';
import type { CountedEvent } from '#app/features/clients/public.server.ts';
import { estimateAnswer } from '#app/features/estimates/public.server.ts';
import {
  selectHistoryForOwner,
  selectVersionsForOwner,
  type VersionFacts,
} from '#app/features/history/public.server.ts';
import { selectEntriesForOwner } from '#app/features/payments/public.server.ts';
import {
  type AskingSession,
  currentLink,
  invoiceOfLink,
  type RelatedRow,
  selectEventsForOwner,
  selectRelativesForOwner,
} from '#app/features/public-invoice/public.server.ts';
import { selectRemindersForOwner } from '#app/features/reminders/public.server.ts';
import type { StoredMail } from '#app/features/sending/public.server.ts';
import { selectMailsForOwner } from '#app/features/sending/public.server.ts';
import { sessions } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { readBatch } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import {
  type InvoiceRow,
  type LinkedInvoice,
  selectPublicInvoice,
  toLinkedInvoice,
} from './invoice-rows.server.ts';

const { id, userId, clientId, archived } = invoices;

/**
 * What of an invoice is its owner's to know: its id, which no link has to tell, and the token of the link that they give
 * out, null while it is withdrawn.
 */
export type OwnedFacts = Pick<InvoiceRow, 'id' | 'archived'> & {
  link: string | null;
  hasSavedClient: boolean;
  /** Of an estimate, as `parseEstimateAnswer` reads it. */
  answer: string | null;
};

/**
 * An invoice for its link, as `getPublicInvoice`, for a user with a session, in one round trip. What is its owner's alone comes
 * along only when the session is alive and theirs; for all others `owned` is null and there are no events.
 */
export async function getInvoiceWithEvents(
  db: Database,
  key: string,
  session: AskingSession,
): Promise<{
  invoice: LinkedInvoice;
  owned: OwnedFacts | null;
  events: CountedEvent[];
  /** Newest first. */
  history: StoredEvent[];
  /** Issued ones, newest first. */
  versions: VersionFacts[];
  /** Of its ledger, oldest first. */
  entries: StoredEntry[];
  /** Of its card payments, oldest first. */
  refunds: StoredRefund[];
  disputes: StoredDispute[];
  /** The newest first. */
  mails: StoredMail[];
  /** What is known of its reminders, and what holds for all of its owner's. */
  reminders: (SellersReminders & { facts: ReminderFacts }) | null;
  /** What it was made from, and what was made from it, oldest first. */
  relatives: RelatedRow[];
} | null> {
  const invoiceId = invoiceOfLink(key, session);
  const [
    row,
    owned,
    events,
    history,
    versions,
    entries,
    refunds,
    disputes,
    mails,
    reminders,
    relatives,
  ] = await readBatch(db, [
    selectPublicInvoice(db, key, session),
    db
      .select({
        id,
        archived,
        hasSavedClient: isNotNull(clientId).mapWith(Boolean),
        link: currentLink(),
        answer: estimateAnswer,
      })
      .from(invoices)
      .innerJoin(sessions, eq(sessions.userId, userId))
      .where(
        and(eq(id, invoiceId), eq(sessions.id, session.id), gt(sessions.expiresAt, session.now)),
      ),
    selectEventsForOwner(db, invoiceId, session),
    selectHistoryForOwner(db, invoiceId, session),
    selectVersionsForOwner(db, invoiceId, session),
    selectEntriesForOwner(db, invoiceId, session),
    selectRefundsForOwner(db, invoiceId, session),
    selectDisputesForOwner(db, invoiceId, session),
    selectMailsForOwner(db, invoiceId, session),
    selectRemindersForOwner(db, invoiceId, session),
    selectRelativesForOwner(db, invoiceId, session),
  ]);
  const [found] = row;
  if (!found) return null;
  return {
    invoice: toLinkedInvoice(found),
    owned: owned[0] ?? null,
    events,
    history,
    versions,
    entries,
    refunds,
    disputes,
    mails,
    reminders: reminders[0] ?? null,
    relatives: relatives.toSorted((one, other) => one.createdAt - other.createdAt),
  };
}
