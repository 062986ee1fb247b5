export { type DueSums, groupSums, selectDocumentSums } from './queries/document-sums.server.ts';
export { type InvoiceListRow, listColumns } from './queries/invoice-list.server.ts';
export { listPictures, listRowsToZip, type RowToZip } from './queries/invoices-to-zip.server.ts';
export { voidedAt } from './queries/list-actions.server.ts';
export { balance, isOpenRow, isOwedRow } from './queries/list-figures.server.ts';
export { answerListPosted } from './server/list-action.api.server.ts';
export { toListed } from './server/list-invoices.server.ts';
export { describeVoidReasonIssue, type ListAnswer } from './words/list-answer.ts';
export { searchWords } from './words/list-search.ts';
