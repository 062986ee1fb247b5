export { OwnersEInvoice } from './ui/owners-e-invoice.tsx';
export type { DescribedProblem, EInvoiceDownload } from './words/describe-download.ts';
