export { readStatedOfInvoice, type StatedDocuments } from './queries/stated-documents.server.ts';
