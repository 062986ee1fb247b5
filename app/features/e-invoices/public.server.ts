export {
  describeDownload,
  describePdfProblem,
  type EInvoiceDownload,
} from './words/describe-download.ts';
export { renderEInvoice } from './words/make-e-invoice.ts';
