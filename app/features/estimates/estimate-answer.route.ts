/** A client's answer to an estimate. */
export { answerEstimate as action } from '#app/features/estimates/server/estimate-answer.api.server.ts';
