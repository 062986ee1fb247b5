export { LastChecked } from './ui/last-checked.tsx';
export { FoldedReview } from './ui/review-list.tsx';
