export { answerCustomerPortal as action } from '#app/features/billing/server/billing.api.server.ts';
