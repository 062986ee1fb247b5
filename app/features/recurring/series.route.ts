/** The initial data of the series dialog, and the owner's actions on a series. */
export {
  answerSeriesPost as action,
  answerSeriesStart as loader,
} from '#app/features/recurring/server/series.api.server.ts';
