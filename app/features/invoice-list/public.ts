export { fromList } from './ui/list-address.ts';
export { StatusToggle } from './ui/status-toggle.tsx';
export { useInvoiceFiles } from './ui/use-invoice-files.ts';
export { type ListChange, useListPosts } from './ui/use-list-posts.ts';
export { useVoiding } from './ui/use-voiding.tsx';
export {
  describeListFailure,
  describeVoidReasonIssue,
  type ListAnswer,
} from './words/list-answer.ts';
