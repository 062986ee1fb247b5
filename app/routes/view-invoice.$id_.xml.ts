export { answerInvoiceXml as loader } from '#app/handlers/public-invoice/invoice-xml.server.ts';
