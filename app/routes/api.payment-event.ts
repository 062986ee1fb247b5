export { answerPaymentEvent as action } from '#app/handlers/public-invoice/payment-event.server.ts';
