import type { ScheduleForm } from '#app/domain/recurring/schedule-form.ts';
import type { SeriesAnswer, SeriesStart } from '#app/domain/recurring/series-answer.ts';
import { failureTexts } from '#app/i18n/failures.ts';
import { fetchStart, hasOutcome } from '#app/ui/browser/requests/document-start.client.ts';
import { postCall } from '#app/ui/browser/requests/post-call.client.ts';
import { refusalIn } from '#app/ui/browser/requests/refusal.client.ts';

const path = '/api/series';

/** What the dialog begins with, to repeat an invoice or to change what follows; never rejects. */
export const fetchSeriesStart = (of: { invoice: string } | { series: string }) =>
  fetchStart<SeriesStart>(path, of);

type OfSeries = { id: string; version: number };

/** Posts what an owner does with a series; what no server answered is `unreachable`, and sent again it is done once. */
export async function postSeries(
  json:
    | { kind: 'start'; key: string; sourceId: string; typed: ScheduleForm }
    | ({ kind: 'change'; typed: ScheduleForm } & OfSeries)
    | ({ kind: 'skip'; n: number } & OfSeries)
    | ({ kind: 'pause' | 'resume' | 'end' | 'confirm' } & OfSeries),
): Promise<SeriesAnswer> {
  const { body } = await postCall(path, json);
  if (hasOutcome<SeriesAnswer>(body)) return body;
  return {
    outcome: 'unreachable',
    message: refusalIn(body)?.message ?? failureTexts.reasons.networkAway,
  };
}
