export type { DescribedAnswer } from './words/describe-answer.ts';
