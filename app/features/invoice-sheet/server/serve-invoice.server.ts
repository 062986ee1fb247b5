import { issueServed } from '#app/features/history/public.server.ts';
import type { AskingSession } from '#app/features/public-invoice/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { getPublicInvoice, type LinkedInvoice } from '../queries/invoice-rows.server.ts';
import { getInvoiceWithEvents } from '../queries/owned-invoice.server.ts';

/** Another first look or an edit may come between reading and issuing, hardly more than one. */
const maxReads = 3;

/** Told of an invoice that was issued just now. */
export type OnIssued = (invoiceId: string) => void;

type Issuing = {
  now: number;
  onIssued?: OnIssued;
  isShown?: (invoice: LinkedInvoice) => boolean;
};

/**
 * An invoice for whoever is about to see its page or file, issued as it is shown when that is the first time for anyone but
 * its owner; a void one is issued no more. One round trip, one more that first time.
 * @param asked as `getPublicInvoice` takes it; `now` in ms; `isShown` false where it turns out that they see nothing of it
 * @returns null as `getPublicInvoice`
 */
export async function serveInvoice(
  db: Database,
  { key, session, ...issuing }: { key: string; session: AskingSession | null } & Issuing,
): Promise<LinkedInvoice | null> {
  const read = async () => {
    const invoice = await getPublicInvoice(db, key, session);
    return invoice && { invoice };
  };
  const served = await issueAsRead(db, read, issuing);
  return served ? served.invoice : null;
}

/** The same with what is its owner's alone, as `getInvoiceWithEvents` reads it. */
export function serveInvoiceWithEvents(
  db: Database,
  key: string,
  { onIssued, ...session }: AskingSession & { onIssued?: OnIssued },
) {
  const issuing = { now: session.now, ...(onIssued && { onIssued }) };
  return issueAsRead(db, () => getInvoiceWithEvents(db, key, session), issuing);
}

async function issueAsRead<Found extends { invoice: LinkedInvoice }>(
  db: Database,
  read: () => Promise<Found | null>,
  { now, onIssued, isShown = () => true }: Issuing,
): Promise<Found | null> {
  for (let reads = 1; ; reads += 1) {
    const found = await read();
    if (!found) return null;
    const { isOwn, revision, invoiceId, version, status } = found.invoice;
    const isToBeIssued = !isOwn && revision === null && status !== 'void';
    if (!isToBeIssued || reads > maxReads || !isShown(found.invoice)) return found;
    if (await issueServed(db, { invoiceId, version, now })) {
      onIssued?.(invoiceId);
      return { ...found, invoice: { ...found.invoice, revision: 1 } };
    }
  }
}
