export { type DescribableInvoice, describeSheet } from './words/describe-sheet.ts';
export { describePaymentTerms } from './words/describe-terms.ts';
export { taxLabel, taxName } from './words/describe-totals.ts';
