export { answerInvoiceXml as loader } from '#app/features/e-invoices/server/invoice-xml.api.server.ts';
