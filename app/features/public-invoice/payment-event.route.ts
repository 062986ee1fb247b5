export { answerPaymentEvent as action } from '#app/features/public-invoice/server/payment-event.api.server.ts';
