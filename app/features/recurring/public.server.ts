export type { SeriesRow } from './queries/series.server.ts';
export { readAllSeries, type SeriesToExport } from './queries/series-to-export.server.ts';
export { readTypedSeries, type SeriesSaid } from './server/read-typed-series.server.ts';
export { seriesDefaults } from './server/series-defaults.server.ts';
