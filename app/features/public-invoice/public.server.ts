export {
  hasOtherPayment,
  otherPayment,
  parseEarlierPayment,
  paymentBefore,
  paymentToSave,
  presentPayment,
} from './queries/earlier-payment.server.ts';
export {
  type AskingSession,
  currentLink,
  invoiceOfLink,
  linkGivenOut,
  makeLink,
  type RelatedRow,
  selectRelativesForOwner,
  withdrawLinks,
} from './queries/invoice-links.server.ts';
export {
  firstInstantOf,
  firstOpenedAt,
  selectEventsForOwner,
} from './queries/payment-events.server.ts';
export { askingSession, signing, unlistedHeaders } from './server/public-invoice.api.server.ts';
