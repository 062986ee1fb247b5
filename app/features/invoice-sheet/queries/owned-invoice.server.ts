import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { ListedDelivery } from '#app/domain/deliveries/delivery.ts';
import type { StoredEvent } from '#app/domain/history/document-event.ts';
import type {
  StoredDispute,
  StoredEntry,
  StoredRefund,
} from '#app/domain/payments/stored-entry.ts';
import type { ReminderFacts, SellersReminders } from '#app/domain/reminders/next-reminder.ts';
import {
  selectDisputesForOwner,
  selectRefundsForOwner,
} from '#app/features/cards/public.server.ts';
import type { CountedEvent } from '#app/features/clients/public.server.ts';
import { selectDeliveriesForOwner } from '#app/features/deliveries/public.server.ts';
import { estimateAnswer } from '#app/features/estimates/public.server.ts';
import {
  selectHistoryForOwner,
  selectVersionsForOwner,
  type VersionFacts,
} from '#app/features/history/public.server.ts';
import { selectEntriesForOwner } from '#app/features/payments/public.server.ts';
import {
  currentLink,
  invoiceOfLink,
  type RelatedRow,
  selectEventsForOwner,
  selectRelativesForOwner,
  type VisitorSession,
} from '#app/features/public-invoice/public.server.ts';
import { selectRemindersForOwner } from '#app/features/reminders/public.server.ts';
import type { StoredEmail } from '#app/features/sending/public.server.ts';
import { selectEmailsForOwner } from '#app/features/sending/public.server.ts';
import { sessions } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { queryBatch } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import {
  type InvoiceRow,
  type LinkedInvoice,
  selectPublicInvoice,
  toLinkedInvoice,
} from './invoice-rows.server.ts';

const { id, userId, clientId, archived } = invoices;

/**
 * An invoice's data that only its owner may know: its id, which a link need not contain, and the token of its shared
 * link, null while it is revoked.
 */
export type OwnedFacts = Pick<InvoiceRow, 'id' | 'archived'> & {
  link: string | null;
  hasSavedClient: boolean;
  /** For an estimate, in the format of `parseEstimateAnswer`. */
  answer: string | null;
};

/**
 * Gets an invoice by its link like `getPublicInvoice`, for a user with a session, in one round trip. The owner's data
 * is included only if the session is active and theirs; otherwise `owned` is null and there are no events.
 */
export async function getInvoiceWithEvents(
  db: Database,
  key: string,
  session: VisitorSession,
): Promise<{
  invoice: LinkedInvoice;
  owned: OwnedFacts | null;
  events: CountedEvent[];
  /** Newest first. */
  history: StoredEvent[];
  /** Issued versions, newest first. */
  versions: VersionFacts[];
  /** The entries of its ledger, oldest first. */
  entries: StoredEntry[];
  /** The refunds of its card payments, oldest first. */
  refunds: StoredRefund[];
  disputes: StoredDispute[];
  /** Newest first. */
  emails: StoredEmail[];
  /** The state of its reminders, and the owner's settings for all reminders. */
  reminders: (SellersReminders & { facts: ReminderFacts }) | null;
  /** The document it was created from, and those created from it, oldest first. */
  relatives: RelatedRow[];
  /** Its delivery notes, oldest first. */
  deliveries: ListedDelivery[];
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
    emails,
    reminders,
    relatives,
    deliveries,
  ] = await queryBatch(db, [
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
    selectEmailsForOwner(db, invoiceId, session),
    selectRemindersForOwner(db, invoiceId, session),
    selectRelativesForOwner(db, invoiceId, session),
    selectDeliveriesForOwner(db, invoiceId, session),
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
    emails,
    reminders: reminders[0] ?? null,
    relatives: relatives.toSorted((one, other) => one.createdAt - other.createdAt),
    deliveries,
  };
}
