export { LastChecked } from './ui/last-checked.tsx';
export { FoldArrow, FoldedReview } from './ui/review-list.tsx';
