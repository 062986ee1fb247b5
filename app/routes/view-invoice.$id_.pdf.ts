export { answerInvoicePdf as loader } from '#app/handlers/public-invoice/invoice-pdf.server.ts';
