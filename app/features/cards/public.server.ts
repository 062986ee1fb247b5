export {
  isDisputed,
  selectDisputesForOwner,
} from '#app/features/cards/queries/card-history.server.ts';
export { selectRefundsForOwner } from '#app/features/cards/queries/card-refunds.server.ts';
export { closeOpenAttempts } from '#app/features/cards/server/settle-attempts.server.ts';
export { isBeingPaid, isUnderWay, payingAccount } from './queries/checkout-attempts.server.ts';
export { closePagesSoon } from './server/close-pages.server.ts';
export { describeCards } from './server/describe-cards.api.server.ts';
export { answerRefund, refundShape } from './server/refund.server.ts';
export { type DescribedCardPayment, describeCardPayment } from './words/describe-card-payment.ts';
