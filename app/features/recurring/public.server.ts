export type { SeriesRow } from './queries/series.server.ts';
export { listAllSeries, type SeriesToExport } from './queries/series-to-export.server.ts';
export { parseScheduleForm, type SeriesSaid } from './server/parse-schedule-form.server.ts';
export { seriesDefaults } from './server/series-defaults.server.ts';
