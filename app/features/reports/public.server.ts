export { paperSellerOf } from './server/paper-seller.server.ts';
export { describePeriods } from './words/describe-report.ts';
export type { PaperSeller } from './words/paper-sheet.ts';
