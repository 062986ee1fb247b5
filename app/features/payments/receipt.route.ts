export { answerReceipt as loader } from '#app/features/payments/server/receipt.api.server.ts';
