import { Buffer } from 'node:buffer';
import { getTableColumns } from 'drizzle-orm';
import {
  formatPrintedFields,
  parsePrintedFields,
} from '#app/domain/custom-fields/document-fields.ts';
import {
  type DocumentSource,
  parseDocumentSource,
} from '#app/domain/documents/invoice-of-estimate.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import {
  formatItems,
  parseItems,
  parsePaymentSchedule,
} from '#app/domain/invoices/invoice-json.ts';
import {
  formatOtherPaymentLinks,
  parseOtherPaymentLinks,
} from '#app/domain/invoices/payment-link-json.ts';
import type { SheetImage } from '#app/domain/invoices/sheet.ts';
import type { StoredStatus } from '#app/domain/invoices/status.ts';
import { calculateTotals, type InvoiceTotals } from '#app/domain/invoices/totals.ts';
import { formatLook, parseStoredLook } from '#app/domain/looks/check-look.ts';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import type { Picture } from '#app/domain/settings/picture.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { invoices } from '#db/schema.ts';
import type { InvoiceRow, PublicInvoiceRow } from './invoice-rows.server.ts';

/** A saved document with its totals, ready for sheet and PDF. */
export type StoredInvoice = {
  kind: DocumentKind;
  /** For a credit note, its invoice; null for all other kinds. */
  source: DocumentSource | null;
  /** The reason for a credit note. */
  reason: string | null;
  content: InvoiceContent;
  totals: InvoiceTotals;
  /** As stored; the displayed status is derived from it. */
  status: StoredStatus;
  /** The seller-local date on which it was marked paid, `YYYY-MM-DD`; null if unknown or unpaid. */
  paidOn: string | null;
  /** The sum of its ledger, and the credit notes' part of it, in minor units. */
  paidMinor: number;
  creditedMinor: number;
  /** The next due date, if it differs from the invoice's due date. */
  nextDue: string | null;
  /** Its installments; null if it is paid in one amount. */
  schedule: ScheduleStep[] | null;
  /** The seller-local date of its last correction since it was issued; null if there was none. */
  correctedOn: string | null;
  /** The code to verify it with, in the format of `parseDocumentCode`. */
  code: string | null;
  /** The seller-local date on which it was voided; null if it wasn't. */
  voidedOn: string | null;
  logo: SheetImage | null;
  signature: SheetImage | null;
};

type ContentColumns = Omit<
  InvoiceRow,
  | 'id'
  | 'userId'
  | 'saveKey'
  | 'status'
  | 'archived'
  | 'createdAt'
  | 'updatedAt'
  | 'paidMinor'
  | 'creditedMinor'
  | 'kind'
  | 'sourceId'
  | 'reason'
  | 'nextDue'
  | 'issuedAt'
  | 'openedAt'
  | 'payClickedAt'
  | 'logoId'
  | 'signatureId'
>;

/** Converts checked content and its totals to columns of an invoice. */
export function toContentColumns(content: InvoiceContent, totals: InvoiceTotals): ContentColumns {
  const { items, look, fields, otherPaymentLinks, ...same } = content;
  return {
    ...same,
    fields: formatPrintedFields(fields),
    look: formatLook(look),
    items: formatItems(items, content.currency),
    otherPaymentLinks: formatOtherPaymentLinks(otherPaymentLinks),
    subtotalMinor: totals.subtotal,
    discountMinor: totals.discount,
    taxMinor: totals.tax,
    totalMinor: totals.total,
  };
}

/** The columns that content is read from; `clientId` only if it is read for the owner. */
export type ContentRow = Omit<
  ContentColumns,
  'clientId' | 'subtotalMinor' | 'discountMinor' | 'taxMinor' | 'totalMinor'
> & { clientId?: string | null };

/**
 * Converts a row to content. The client's record is private to the owner: only a row read for the owner contains its
 * id. Throws if its items can't be read, which is our own fault, since we wrote them. The message contains no id:
 * anyone with an invoice's id can open it, and messages reach the log.
 */
export function toContent(row: ContentRow): InvoiceContent {
  const { country, currency, look, otherPaymentLinks, clientId = null, ...others } = row;
  const { fields: stored, ...same } = others;
  const fields = parsePrintedFields(stored);
  const items = parseItems(row.items, currency);
  if (!items) throw new Error('An invoice has unreadable items');
  return {
    ...same,
    country,
    currency,
    look: parseStoredLook(look),
    ...(fields.length > 0 && { fields }),
    items,
    clientId,
    otherPaymentLinks: parseOtherPaymentLinks(otherPaymentLinks),
  };
}

/**
 * Converts a row to a document; its totals are computed from the items by the one totals function, as on saving. Throws
 * as `toContent` does, and if the totals are impossible.
 */
export function toStoredInvoice(row: PublicInvoiceRow): StoredInvoice {
  const {
    id,
    status,
    paidOn,
    paidMinor,
    creditedMinor,
    kind,
    source,
    reason,
    nextDue,
    schedule,
    correctedAt,
    voidedAt,
    timeZone,
    code,
    logo,
    signature,
    subtotalMinor,
    discountMinor,
    taxMinor,
    totalMinor,
    ...columns
  } = row;
  const content = toContent(columns);
  const figures = calculateTotals(content);
  if (!figures.ok) throw new Error('An invoice has impossible amounts');
  return {
    kind,
    source: parseDocumentSource(source),
    reason,
    content,
    totals: figures.totals,
    status,
    paidOn,
    paidMinor,
    creditedMinor,
    nextDue,
    schedule: parsePaymentSchedule(schedule),
    correctedOn: correctedAt === null ? null : dayInTimeZone(correctedAt, timeZone),
    code,
    voidedOn: voidedAt === null ? null : dayInTimeZone(voidedAt, timeZone),
    logo: toSheetImage(logo),
    signature: toSheetImage(signature),
  };
}

function toSheetImage(picture: Picture | null): SheetImage | null {
  if (!picture) return null;
  return { type: picture.type, base64: Buffer.from(picture.bytes).toString('base64') };
}

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
