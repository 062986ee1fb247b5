export { answerCardPayment as action } from '#app/features/cards/server/card-payment.api.server.ts';
