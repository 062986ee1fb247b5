export type { DescribedReview } from './words/describe-review.ts';
