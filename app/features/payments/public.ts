export { PaymentList } from './ui/payment-list.tsx';
export { linkInput, MethodFields, PaymentWays } from './ui/payment-ways.tsx';
export { ScheduleEditor } from './ui/schedule-editor.tsx';
export {
  Disputed,
  InProgress,
  PartPaid,
  type Payments,
  StillDue,
  usePayments,
} from './ui/use-payments.tsx';
export type { ShownPayment } from './words/describe-payments.ts';
export { paymentMethods } from './words/payment-methods.ts';
export { parseAmount } from './words/typed-amount.ts';
