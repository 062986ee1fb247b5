export { getStatedOfInvoice, type StatedDocuments } from './queries/stated-documents.server.ts';
export { mailedStatement, namePeriod, parsePeriod } from './words/mailed-statement.ts';
export { describeStatementSheets } from './words/statement-sheet.ts';
