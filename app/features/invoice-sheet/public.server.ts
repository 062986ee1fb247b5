export {
  type ContentRow,
  describePart,
  documentColumns,
  documentContent,
  type StoredInvoice,
  toContent,
  toContentColumns,
  toStoredInvoice,
} from './queries/invoice-row.server.ts';
export {
  getInvoiceToEmail,
  getOwnInvoiceToEmail,
  getPublicInvoice,
  type InvoiceRow,
  type LinkedInvoice,
  type PublicInvoiceRow,
  selectPublicInvoice,
  toLinkedInvoice,
} from './queries/invoice-rows.server.ts';
export type { OwnedFacts } from './queries/owned-invoice.server.ts';
export {
  describeInvoiceFile,
  drawInvoicePdf,
  hashFile,
  invoiceEntries,
  maxPictureBytes,
  type RenderOrder,
} from './server/render-stored-invoice.server.ts';
export { serveInvoice, serveInvoiceWithEvents } from './server/serve-invoice.server.ts';
export { describeDocument } from './words/describe-document.ts';
export {
  type DocumentWorking,
  describeDocumentWorking,
} from './words/describe-document-working.ts';
export { describePaymentTerms } from './words/describe-payment.ts';
export { type DescribableInvoice, describeSheet } from './words/describe-sheet.ts';
