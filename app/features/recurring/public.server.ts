export {
  listAllSeries,
  type SeriesRow,
  type SeriesToExport,
} from './queries/series.server.ts';
export { parseScheduleForm, type SeriesSaid } from './server/parse-schedule-form.server.ts';
export { seriesDefaults } from './server/series-defaults.server.ts';
