export { describeFieldValue } from './words/describe-fields.ts';
export { describeQuantity } from './words/describe-lines.ts';
export { describePaymentTerms } from './words/describe-payment.ts';
export { type DescribableInvoice, describeSheet } from './words/describe-sheet.ts';
export { taxLabel, taxName } from './words/describe-totals.ts';
