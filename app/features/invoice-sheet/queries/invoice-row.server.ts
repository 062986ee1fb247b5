import { Buffer } from 'node:buffer';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { type DocumentSource, parseDocumentSource } from '#app/domain/documents/source.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { formatItems, parseItems } from '#app/domain/invoices/items-json.ts';
import {
  formatOtherPaymentLinks,
  parseOtherPaymentLinks,
} from '#app/domain/invoices/payment-link-json.ts';
import type { SheetImage } from '#app/domain/invoices/sheet.ts';
import type { StoredStatus } from '#app/domain/invoices/status.ts';
import { calculateTotals, type InvoiceTotals } from '#app/domain/invoices/totals.ts';
import { parsePaymentSchedule } from '#app/domain/payments/parse-schedule.ts';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import type { Picture } from '#app/domain/settings/picture.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import type { InvoiceRow, PublicInvoiceRow } from './invoice-rows.server.ts';

/** A saved document with its figures, ready for sheet and PDF. */
export type StoredInvoice = {
  kind: DocumentKind;
  /** What it was made from: of a credit note its invoice; null of all others. */
  source: DocumentSource | null;
  /** Why a credit note was made. */
  reason: string | null;
  content: InvoiceContent;
  totals: InvoiceTotals;
  /** As stored; what is shown derives from it. */
  status: StoredStatus;
  /** The seller's day on which it was marked paid, `YYYY-MM-DD`; null where it is not known, or not paid. */
  paidOn: string | null;
  /** What its ledger comes to, and what of that are credit notes, minor units. */
  paidMinor: number;
  creditedMinor: number;
  /** The day on which it is due next, where that is another than its due date. */
  nextDue: string | null;
  /** In which steps it is to be paid; null where it is paid as a whole. */
  schedule: ScheduleStep[] | null;
  /** The seller's day of its last correction since it was issued; null where there was none. */
  correctedOn: string | null;
  /** Under which everybody can check it, as `parseDocumentCode` reads it. */
  code: string | null;
  /** The seller's day on which it was voided; null where it was not. */
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
  | 'logoId'
  | 'signatureId'
>;

/** Checked content and its figures as columns of an invoice. */
export function toContentColumns(content: InvoiceContent, totals: InvoiceTotals): ContentColumns {
  const { items, otherPaymentLinks, ...same } = content;
  return {
    ...same,
    items: formatItems(items, content.currency),
    otherPaymentLinks: formatOtherPaymentLinks(otherPaymentLinks),
    subtotalMinor: totals.subtotal,
    discountMinor: totals.discount,
    taxMinor: totals.tax,
    totalMinor: totals.total,
  };
}

/** The columns that content is read from; `clientId` only where the reader is the owner. */
export type ContentRow = Omit<
  ContentColumns,
  'clientId' | 'subtotalMinor' | 'discountMinor' | 'taxMinor' | 'totalMinor'
> & { clientId?: string | null };

/**
 * A row as content. The client's record is its owner's business: only a row that was read for the owner names it.
 * Throws when its items cannot be read: we wrote them, so that is a fault of ours. The message names no id: whoever
 * has an invoice's id can open it, and messages reach the log.
 */
export function toContent(row: ContentRow): InvoiceContent {
  const { country, currency, otherPaymentLinks, clientId = null, ...same } = row;
  const items = parseItems(row.items, currency);
  if (!items) throw new Error('An invoice has unreadable items');
  return {
    ...same,
    country,
    currency,
    items,
    clientId,
    otherPaymentLinks: parseOtherPaymentLinks(otherPaymentLinks),
  };
}

/**
 * A row as content; the figures are made from the items by the one function, as they were on saving.
 * Throws as `toContent` does, and when the figures are impossible.
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
  if (!figures.ok) throw new Error('An invoice has impossible figures');
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
