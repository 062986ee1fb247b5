/** What a client says to an estimate. */
export { answerEstimate as action } from '#app/handlers/documents/estimate-answer.server.ts';
