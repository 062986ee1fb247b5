export { getStatedOfInvoice, type StatedDocuments } from './queries/stated-documents.server.ts';
