export {
  answerEffects,
  answerRestoredAt,
  estimateAnswer,
} from './queries/estimate-answers.server.ts';
export { getOwnLines, isCopiedFrom } from './queries/estimates.server.ts';
export {
  editEstimate,
  type SaveEstimate,
  type SaveEstimateOutcome,
  saveEstimate,
} from './server/save-estimate.server.ts';
export { describeAnswer, describeAnswerIssue } from './words/describe-answer.ts';
