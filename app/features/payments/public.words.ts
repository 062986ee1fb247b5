export type { ShownPayment } from './words/describe-payments.ts';
export type { MailedReceipt } from './words/describe-receipt.ts';
export type { PaymentAnswer } from './words/payment-answer.ts';
