export {
  type HandedOutPdf,
  recordStatement,
} from './queries/issue-records.server.ts';
export { type DrawnPdf, recordServedPdf } from './server/record-served-pdf.server.ts';
export { signSoon } from './server/sign-records.server.ts';
