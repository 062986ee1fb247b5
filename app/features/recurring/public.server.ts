export {
  listAllSeries,
  type SeriesRow,
  type SeriesToExport,
} from './queries/series.server.ts';
export { parseScheduleForm, type SeriesDescription } from './server/change-series.server.ts';
export { seriesDefaults } from './server/create-occurrence.server.ts';
