export { answerCustomerPortal as action } from '#app/handlers/billing/billing-calls.server.ts';
