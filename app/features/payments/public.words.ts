export type { PaymentAnswer, ShownPayment } from './words/describe-payments.ts';
export type { MailedReceipt } from './words/describe-receipt.ts';
