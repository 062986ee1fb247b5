import { getTableColumns } from 'drizzle-orm';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { invoices } from '#db/schema.ts';
import { toContent } from './invoice-row.server.ts';

const {
  logoId,
  signatureId,
  subtotalMinor,
  discountMinor,
  taxMinor,
  archived,
  createdAt,
  nextDue,
  ...readColumns
} = getTableColumns(invoices);

/** The columns of a document that its content and parts are read from. */
export const documentColumns = readColumns;

/** The document's content. Throws if it can't be read, see `toContent`. */
export function documentContent(
  row: Pick<typeof invoices.$inferSelect, keyof typeof readColumns>,
): InvoiceContent {
  const { id, userId, saveKey, status, kind, ...rest } = row;
  const { updatedAt, totalMinor, paidMinor, creditedMinor, sourceId, reason, ...content } = rest;
  return toContent(content);
}

/** Describes a document created from a part of another one, such as a credit note: its id, number and content. */
export function describePart(row: Parameters<typeof documentContent>[0]) {
  return {
    saveKey: row.saveKey,
    made: { id: row.id, number: row.invoiceNumber, totalMinor: row.totalMinor },
    /** Whether credit notes cover its whole total. */
    isCredited: row.creditedMinor >= row.totalMinor,
    content: documentContent(row),
    reason: row.reason,
  };
}
