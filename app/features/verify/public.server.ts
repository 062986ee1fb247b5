export {
  type HandedOutPdf,
  recordStatement,
} from './queries/issue-records.server.ts';
export { type DrawnPdf, recordServedPdf, signSoon } from './server/sign-records.server.ts';
