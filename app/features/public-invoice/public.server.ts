export {
  hasOtherPayment,
  otherPayment,
  parseEarlierPayment,
  paymentBefore,
  paymentToSave,
  presentPayment,
} from './queries/earlier-payment.server.ts';
export {
  createLink,
  currentLink,
  invoiceOfLink,
  linkGivenOut,
  type RelatedRow,
  type SessionInQuery,
  selectRelativesForOwner,
  type VisitorSession,
  withdrawLinks,
} from './queries/invoice-links.server.ts';
export { selectEventsForOwner } from './queries/payment-events.server.ts';
export { signing, unlistedHeaders, visitorSession } from './server/public-invoice.api.server.ts';
