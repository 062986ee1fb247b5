export type { PaymentAnswer, ShownPayment } from './words/describe-payments.ts';
export type { EmailedReceipt } from './words/describe-receipt.ts';
