export type { DescribedProblem, EInvoiceDownload } from './words/describe-download.ts';
