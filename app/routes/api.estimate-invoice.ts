/** What of an estimate is left to be invoiced, and the invoice that its owner makes. */
export {
  answerInvoicePost as action,
  answerInvoiceStart as loader,
} from '#app/handlers/documents/estimate-calls.server.ts';
