/** What the dialog of a series begins with, and what its owner does with it. */
export {
  answerSeriesPost as action,
  answerSeriesStart as loader,
} from '#app/features/recurring/server/series.api.server.ts';
