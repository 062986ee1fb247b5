import type {
  ScheduleForm,
  SeriesAnswer,
  SeriesStart,
} from '#app/domain/recurring/schedule-form.ts';
import { fetchStart, postCommand } from '#app/ui/browser/requests/document-start.client.ts';

const path = '/api/series';

/** Loads the dialog's initial data, to repeat an invoice or to change a series. Never rejects. */
export const fetchSeriesStart = (of: { invoice: string } | { series: string }) =>
  fetchStart<SeriesStart>(path, of);

type OfSeries = { id: string; version: number };

/**
 * Posts an owner's action on a series; `unreachable` if no server responded, after which it can safely be sent again.
 */
export function postSeries(
  json:
    | { kind: 'start'; key: string; sourceId: string; typed: ScheduleForm }
    | ({ kind: 'change'; typed: ScheduleForm } & OfSeries)
    | ({ kind: 'skip'; n: number } & OfSeries)
    | ({ kind: 'pause' | 'resume' | 'end' | 'confirm' } & OfSeries),
): Promise<SeriesAnswer> {
  return postCommand<SeriesAnswer>(path, json);
}
