export { answerInvoicePdf as loader } from '#app/features/public-invoice/server/invoice-pdf.api.server.ts';
