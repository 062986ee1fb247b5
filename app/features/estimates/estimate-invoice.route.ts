/** What can still be invoiced of an estimate, and creating the invoice. */
export {
  answerInvoicePost as action,
  answerInvoiceStart as loader,
} from '#app/features/estimates/server/estimate.api.server.ts';
