/** What of an estimate is left to be invoiced, and the invoice that its owner makes. */
export {
  answerInvoicePost as action,
  answerInvoiceStart as loader,
} from '#app/features/estimates/server/estimate.api.server.ts';
