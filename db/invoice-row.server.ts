import type { InvoiceContent } from '#app/domain/invoice/content.ts';
import { formatItems, readItems } from '#app/domain/invoice/items-json.ts';
import {
  formatOtherPaymentLinks,
  readOtherPaymentLinks,
} from '#app/domain/invoice/payment-link-json.ts';
import type { SheetImage } from '#app/domain/invoice/sheet.ts';
import type { StoredStatus } from '#app/domain/invoice/status.ts';
import { calculateTotals, type InvoiceTotals } from '#app/domain/invoice/totals.ts';
import type { InvoiceRow, PublicInvoiceRow } from './queries/invoices.server.ts';

/** A saved invoice with its figures, ready for sheet, PDF, clone and edit. */
export type StoredInvoice = {
  content: InvoiceContent;
  totals: InvoiceTotals;
  /** As stored; what is shown derives from it. */
  status: StoredStatus;
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
  | 'logo'
  | 'signature'
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

/**
 * A row as content; the figures are made from the items by the one function, as they were on saving.
 * Throws when items or figures of the row cannot be read: we wrote them, so that is a fault of ours. The message
 * names no id: whoever has an invoice's id can open it, and messages reach the log.
 */
export function toStoredInvoice(row: PublicInvoiceRow): StoredInvoice {
  const { currency, status, logo, signature, otherPaymentLinks } = row;
  const items = readItems(row.items, currency);
  if (!items) throw new Error('An invoice has unreadable items');
  const figures = calculateTotals({ items, discountHundredths: row.discountHundredths });
  if (!figures.ok) throw new Error('An invoice has impossible figures');
  return {
    content: {
      ...withoutOtherColumns(row),
      items,
      clientId: null,
      otherPaymentLinks: readOtherPaymentLinks(otherPaymentLinks),
    },
    totals: figures.totals,
    status,
    logo: readImage(logo),
    signature: readImage(signature),
  };
}

function withoutOtherColumns(row: PublicInvoiceRow) {
  const {
    id,
    status,
    logo,
    signature,
    subtotalMinor,
    discountMinor,
    taxMinor,
    totalMinor,
    ...content
  } = row;
  return content;
}

/** A picture column, `data:image/png;base64,…`; anything else is no picture. */
function readImage(stored: string | null): SheetImage | null {
  const match = stored?.match(/^data:image\/(png|jpeg);base64,([A-Za-z0-9+/=]+)$/);
  if (!match?.[1] || !match[2]) return null;
  return { type: match[1] === 'png' ? 'png' : 'jpeg', base64: match[2] };
}
