export {
  Disputed,
  PartPaid,
  PaymentList,
  StillDue,
  UnderWay,
} from '#app/features/payments/ui/payment-list.tsx';
export { ScheduleEditor } from '#app/features/payments/ui/schedule-editor.tsx';
export { linkInput, MethodFields } from './ui/method-fields.tsx';
export { PaymentWays } from './ui/payment-ways.tsx';
export { type Payments, usePayments } from './ui/use-payments.tsx';
export type { ShownPayment } from './words/describe-payments.ts';
export { paymentMethods } from './words/payment-methods.ts';
