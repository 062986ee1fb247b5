import { and, eq } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';
import { read } from '#db/read.server.ts';
import { clients, invoices } from '#db/schema.ts';
import { currentLink } from './invoice-links.server.ts';

/** Returns an owner's document with its active link and its client's phone; undefined if it is unknown or another user's. */
export function getLinkToShare(
  db: Database,
  { userId, invoiceId }: { userId: string; invoiceId: string },
) {
  return read(
    db
      .select({
        kind: invoices.kind,
        number: invoices.invoiceNumber,
        status: invoices.status,
        businessName: invoices.businessName,
        language: invoices.language,
        link: currentLink(),
        phone: clients.phone,
        country: clients.country,
        region: clients.region,
      })
      .from(invoices)
      .leftJoin(clients, and(eq(clients.id, invoices.clientId), eq(clients.userId, userId)))
      .where(and(eq(invoices.id, invoiceId), eq(invoices.userId, userId)))
      .get(),
  );
}
