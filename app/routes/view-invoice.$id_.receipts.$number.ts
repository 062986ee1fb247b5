export { answerReceipt as loader } from '#app/handlers/public-invoice/receipt.server.ts';
