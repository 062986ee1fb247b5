export { answerCheckSubscription as action } from '#app/handlers/billing/billing-calls.server.ts';
