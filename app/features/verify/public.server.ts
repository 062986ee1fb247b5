export {
  type HandedOutPdf,
  recordStatement,
} from '#app/features/verify/queries/issue-records.server.ts';
export { type DrawnPdf, recordServedPdf } from './server/record-served-pdf.server.ts';
export { signSoon } from './server/sign-records.server.ts';
