export { describeReview } from './words/describe-review.ts';
