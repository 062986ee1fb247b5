export { linkInput, MethodFields } from './ui/method-fields.tsx';
export {
  Disputed,
  PartPaid,
  PaymentList,
  StillDue,
  UnderWay,
} from './ui/payment-list.tsx';
export { PaymentWays } from './ui/payment-ways.tsx';
export { ScheduleEditor } from './ui/schedule-editor.tsx';
export { type Payments, usePayments } from './ui/use-payments.tsx';
export type { ShownPayment } from './words/describe-payments.ts';
export { paymentMethods } from './words/payment-methods.ts';
export { parseAmount } from './words/typed-amount.ts';
