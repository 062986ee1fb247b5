export { InvoiceSheetView } from './ui/invoice-sheet.tsx';
export { PaymentLink, Words } from './ui/sheet-payment.tsx';
export { TemplatePicker } from './ui/template-picker.tsx';
export { Working } from './ui/working.tsx';
export type { DocumentWorking } from './words/describe-document-working.ts';
export { describeHomeTax } from './words/describe-lines.ts';
export { describeSheet } from './words/describe-sheet.ts';
export { describeTotals, taxName } from './words/describe-totals.ts';
export { describeWorking } from './words/describe-working.ts';
