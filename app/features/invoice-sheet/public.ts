export { InvoiceSheetView } from './ui/invoice-sheet.tsx';
export { PaymentLink } from './ui/payment-link.tsx';
export { TemplatePicker } from './ui/template-picker.tsx';
export { Words } from './ui/words.tsx';
export { Working } from './ui/working.tsx';
