import { and, eq, gt, inArray, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  type Delivery,
  type DeliveryLine,
  deliveryNumber,
  maxDeliveries,
} from '#app/domain/deliveries/delivery.ts';
import { formatDeliveryLines, parseDeliveryLines } from '#app/domain/deliveries/delivery-json.ts';
import { typedKinds } from '#app/domain/documents/kind.ts';
import { recordHistory } from '#app/features/history/public.server.ts';
import {
  documentColumns,
  documentContent,
  type LinkedInvoice,
  selectPublicInvoice,
  toLinkedInvoice,
} from '#app/features/invoice-sheet/public.server.ts';
import { invoiceOfLink, type VisitorSession } from '#app/features/public-invoice/public.server.ts';
import { sessions } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { deliveries } from '#db/delivery-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { queryBatch, read } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

const { id, userId, kind, status, updatedAt } = invoices;

const listColumns = {
  id: deliveries.id,
  n: deliveries.n,
  number: deliveries.number,
  day: deliveries.day,
  carrier: deliveries.carrier,
  tracking: deliveries.tracking,
};

const deliveryColumns = {
  ...listColumns,
  shippingAddress: deliveries.shippingAddress,
  lines: deliveries.lines,
  at: deliveries.at,
};

/** A delivery note's row as it is read. */
type DeliveryRow = Omit<typeof deliveries.$inferSelect, 'invoiceId' | 'userId'>;

/** Parses a note's row. Throws if its lines can't be read, which is our own fault. */
function toDelivery({ lines, ...row }: DeliveryRow): Delivery {
  const parsed = parseDeliveryLines(lines);
  if (!parsed) throw new Error('A delivery note has unreadable lines');
  return { ...row, lines: parsed };
}

/** The place n of a delivery note among the notes of a document, as an expression; null if it isn't one of them. */
export function deliveryOrderOf(
  noteId: SQL | SQLWrapper,
  invoiceId: SQL | SQLWrapper,
): SQL<number | null> {
  return sql<number | null>`(SELECT made.n FROM deliveries AS made
    WHERE made.id = ${noteId} AND made.invoice_id = ${invoiceId})`;
}

/** Gets a delivery note of an owner's document, for an email about it; null if there is no such note. */
export async function getDelivery(
  db: Database,
  of: { userId: string; invoiceId: string; noteId: string | null },
): Promise<Delivery | null> {
  const [row] = await read(
    db
      .select(deliveryColumns)
      .from(deliveries)
      .where(
        and(
          eq(deliveries.id, of.noteId ?? ''),
          eq(deliveries.invoiceId, of.invoiceId),
          eq(deliveries.userId, of.userId),
        ),
      ),
  );
  return row ? toDelivery(row) : null;
}

/** Lists the delivery notes of a document, oldest first, for a valid session of its owner; no rows for anyone else. */
export function selectDeliveriesForOwner(
  db: Database,
  invoiceId: SQL<string | null>,
  session: VisitorSession,
) {
  return db
    .select(listColumns)
    .from(deliveries)
    .innerJoin(sessions, eq(sessions.userId, deliveries.userId))
    .where(
      and(
        eq(deliveries.invoiceId, invoiceId),
        eq(sessions.id, session.id),
        gt(sessions.expiresAt, session.now),
      ),
    )
    .orderBy(deliveries.n);
}

/** Gets a document by its link, like `getPublicInvoice`, with its n-th delivery note; one round trip. */
export async function getInvoiceWithDelivery(
  db: Database,
  key: string,
  { session, n }: { session: VisitorSession | null; n: number },
): Promise<{ invoice: LinkedInvoice; delivery: Delivery } | null> {
  const [[row], [delivery]] = await queryBatch(db, [
    selectPublicInvoice(db, key, session),
    db
      .select(deliveryColumns)
      .from(deliveries)
      .where(and(eq(deliveries.invoiceId, invoiceOfLink(key, session)), eq(deliveries.n, n))),
  ]);
  return row && delivery ? { invoice: toLinkedInvoice(row), delivery: toDelivery(delivery) } : null;
}

/**
 * Gets an invoice or estimate of the owner with its delivery notes, oldest first; null if it is another kind, unknown
 * or another user's. One round trip.
 */
export async function getDeliverable(db: Database, owner: string, invoiceId: string) {
  const isOwners = and(eq(id, invoiceId), eq(userId, owner), inArray(kind, typedKinds));
  const [[row], notes] = await queryBatch(db, [
    db.select(documentColumns).from(invoices).where(isOwners),
    db
      .select(deliveryColumns)
      .from(deliveries)
      .where(and(eq(deliveries.invoiceId, invoiceId), eq(deliveries.userId, owner)))
      .orderBy(deliveries.n),
  ]);
  if (!row) return null;
  return {
    content: documentContent(row),
    status: row.status,
    /** Changes with every edit: a note is only created for the version that was read. */
    version: row.updatedAt,
    notes: notes.map(toDelivery),
  };
}

/** A delivery note to create. */
export type NewDelivery = Omit<Delivery, 'n' | 'number' | 'lines'> & {
  userId: string;
  invoiceId: string;
  /** As the document was read: its version, its number, and how many notes it had. */
  version: number;
  documentNumber: string;
  earlier: number;
  lines: readonly DeliveryLine[];
};

/**
 * Creates a delivery note with the next number and its history line, or does nothing if the document or its notes have
 * changed since they were read. One transaction, one round trip.
 * @returns false if it did nothing
 */
export async function insertDelivery(db: Database, note: NewDelivery): Promise<boolean> {
  const { documentNumber, earlier, lines, version, invoiceId, ...row } = note;
  const n = earlier + 1;
  const number = deliveryNumber(documentNumber, n);
  const isAsRead = and(
    eq(id, invoiceId),
    eq(userId, note.userId),
    inArray(kind, typedKinds),
    notInArray(status, ['void', 'declined']),
    eq(updatedAt, version),
    sql`(SELECT count(*) FROM deliveries AS made WHERE made.invoice_id = ${invoiceId}) = ${earlier}`,
    sql`${earlier} < ${maxDeliveries}`,
    sql`NOT EXISTS (SELECT 1 FROM deliveries AS same WHERE same.id = ${note.id})`,
  );
  const [inserted] = await writeBatch(db, [
    insertSelect(
      deliveries,
      { ...row, invoiceId, n, number, lines: formatDeliveryLines(lines) },
      sql`FROM ${invoices} WHERE ${isAsRead}`,
    ),
    recordHistory({
      invoiceId,
      userId: note.userId,
      at: note.at,
      actor: 'owner',
      code: 'deliveryNote',
      detail: JSON.stringify({ number }),
    }),
  ]);
  return inserted?.rowsAffected === 1;
}
