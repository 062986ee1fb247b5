export { answerValidatePurchase as action } from '#app/handlers/billing/validate-purchase.server.ts';
