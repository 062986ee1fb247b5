export { type HandedOutPdf, recordStatement } from './queries/pdf-files.server.ts';
export { type DrawnPdf, recordHandedOut } from './server/hand-out-pdfs.server.ts';
export { signSoon } from './server/sign-records.server.ts';
