export { answerCardPayment as action } from '#app/handlers/cards/card-payment.server.ts';
