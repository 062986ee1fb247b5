export {
  describeDownload,
  describePdfProblem,
  type EInvoiceDownload,
} from './words/describe-download.ts';
export { makeEInvoice } from './words/make-e-invoice.ts';
