export { getStatedOfInvoice, type StatedDocuments } from './queries/stated-documents.server.ts';
export { describeStatementSheets } from './words/describe-statement.ts';
export { mailedStatement, namePeriod, parsePeriod } from './words/mailed-statement.ts';
