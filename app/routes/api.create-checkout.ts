export { answerCreateCheckout as action } from '#app/handlers/billing/billing-calls.server.ts';
