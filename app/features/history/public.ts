export { DocumentHistory } from './ui/document-history.tsx';
