export {
  describeDownload,
  describePdfProblem,
  type EInvoiceDownload,
} from './words/describe-download.ts';
export { renderEInvoice } from './words/render-e-invoice.ts';
