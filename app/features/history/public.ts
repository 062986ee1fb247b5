export { DocumentHistory } from './ui/document-history.tsx';
export type { HistoryLine } from './words/describe-history.ts';
