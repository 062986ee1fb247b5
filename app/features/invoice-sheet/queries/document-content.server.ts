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

/** The columns of a document from which parts of it are made. */
export const documentColumns = readColumns;

/** Its content. Throws where that cannot be read, see `toContent`. */
export function documentContent(
  row: Pick<typeof invoices.$inferSelect, keyof typeof readColumns>,
): InvoiceContent {
  const { id, userId, saveKey, status, kind, ...rest } = row;
  const { updatedAt, totalMinor, paidMinor, creditedMinor, sourceId, reason, ...content } = rest;
  return toContent(content);
}

/** A part that was made of a document: what its maker is told, and what it says. */
export function describePart(row: Parameters<typeof documentContent>[0]) {
  return {
    saveKey: row.saveKey,
    made: { id: row.id, number: row.invoiceNumber, totalMinor: row.totalMinor },
    /** Credit notes leave nothing of it. */
    isCredited: row.creditedMinor >= row.totalMinor,
    content: documentContent(row),
    reason: row.reason,
  };
}
