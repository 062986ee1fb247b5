export { getStatedOfInvoice, type StatedDocuments } from './queries/stated-documents.server.ts';
export { describeStatementSheets } from './words/describe-statement.ts';
export { emailedStatement, namePeriod, parsePeriod } from './words/emailed-statement.ts';
