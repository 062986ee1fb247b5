import { issueServed } from '#app/features/history/public.server.ts';
import type { VisitorSession } from '#app/features/public-invoice/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { getPublicInvoice, type LinkedInvoice } from '../queries/invoice-rows.server.ts';
import { getInvoiceWithEvents } from '../queries/owned-invoice.server.ts';

/** Another first view or an edit may happen between reading and issuing; more than one is unlikely. */
const maxReads = 3;

/** Called with an invoice that was just issued. */
export type OnIssued = (invoiceId: string) => void;

type Issuing = {
  now: number;
  onIssued?: OnIssued;
  isShown?: (invoice: LinkedInvoice) => boolean;
};

/**
 * Gets an invoice for someone who is about to see its page or file. The first view by anyone but its owner issues it as
 * shown; a void invoice is not issued. One round trip, plus one for that first view.
 * @param asked as for `getPublicInvoice`; `now` in ms; `isShown` returns false if they don't get to see any of it
 * @returns null like `getPublicInvoice`
 */
export async function serveInvoice(
  db: Database,
  { key, session, ...issuing }: { key: string; session: VisitorSession | null } & Issuing,
): Promise<LinkedInvoice | null> {
  const read = async () => {
    const invoice = await getPublicInvoice(db, key, session);
    return invoice && { invoice };
  };
  const served = await issueAsRead(db, read, issuing);
  return served ? served.invoice : null;
}

/** The same with the owner's data, as read by `getInvoiceWithEvents`. */
export function serveInvoiceWithEvents(
  db: Database,
  key: string,
  { onIssued, ...session }: VisitorSession & { onIssued?: OnIssued },
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
