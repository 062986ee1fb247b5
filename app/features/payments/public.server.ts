export { selectCreditOfClient } from './queries/credit.server.ts';
export {
  creditedOfOwed,
  isMoney,
  issuePaidInvoices,
  ledgerEffects,
  markInvoice,
  newestPayment,
  paidOn,
  receivedOn,
  recordEntries,
  signedMoney,
} from './queries/ledger.server.ts';
export { selectEntries, selectEntriesForOwner } from './queries/manual-payments.server.ts';
export { hasReceipt, receiptOrderOf, receiptOrders } from './queries/receipt-order.server.ts';
export { hasSteps, scheduleOf, scheduleStatements } from './queries/schedules.server.ts';
export {
  type Answer,
  answerRecord,
  answerReverse,
  answerUnpaid,
  answerUseCredit,
  confirmPaymentChange,
  creditSchema,
  type PaymentRequest,
  recordSchema,
  reverseSchema,
} from './server/payment.server.ts';
export { answerSchedule, scheduleSchema } from './server/schedule.server.ts';
export { describeDisputes, describePayments } from './words/describe-payments.ts';
export { describeReceipt, emailedReceipt } from './words/describe-receipt.ts';
