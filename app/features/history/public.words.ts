export type { HistoryLine } from './words/describe-history.ts';
