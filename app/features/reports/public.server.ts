export { paperSellerOf } from './server/get-tax-report.server.ts';
export { describePeriods } from './words/describe-report.ts';
export type { PaperSeller } from './words/paper-sheet.ts';
