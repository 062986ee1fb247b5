export { linkInput, MethodFields } from './ui/method-fields.tsx';
export { Disputed, PartPaid, StillDue } from './ui/part-paid.tsx';
export { PaymentList } from './ui/payment-list.tsx';
export { PaymentWays } from './ui/payment-ways.tsx';
export { ScheduleEditor } from './ui/schedule-editor.tsx';
export { UnderWay } from './ui/under-way.tsx';
export { type Payments, usePayments } from './ui/use-payments.tsx';
export type { ShownPayment } from './words/describe-payments.ts';
export { paymentMethods } from './words/payment-methods.ts';
