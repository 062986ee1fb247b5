export {
  isDisputed,
  selectDisputesForOwner,
} from './queries/card-history.server.ts';
export { selectRefundsForOwner } from './queries/card-refunds.server.ts';
export { isBeingPaid, isInProgress, payingAccount } from './queries/checkout-attempts.server.ts';
export { describeCards } from './server/connect-account.api.server.ts';
export { answerRefund, refundSchema } from './server/refund.server.ts';
export { closeOpenAttempts, closePagesSoon } from './server/settle-attempts.server.ts';
export { type DescribedCardPayment, describeCardPayment } from './words/describe-card-payment.ts';
