export { answerValidatePurchase as action } from '#app/features/billing/server/validate-purchase.api.server.ts';
