import { withoutDeposits } from '#app/domain/invoices/draft-deposits.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { followSettings } from '#app/domain/recurring/refresh-taxes.ts';
import type { ScheduleForm, SeriesIssues } from '#app/domain/recurring/schedule-form.ts';
import { getFormStartWithInvoice } from '#app/features/invoice-form/public.server.ts';
import { idOfKey } from '#app/http/request/id-of-key.server.ts';
import type { Database } from '#db/client.server.ts';
import { insertSeries } from '../queries/series.server.ts';
import { runTimeOn } from './create-due-occurrences.server.ts';
import { parseScheduleForm, type SeriesSaid } from './parse-schedule-form.server.ts';

export type StartSeriesOutcome =
  /** `day` is the date of its first invoice. */
  | { outcome: 'started'; id: string; day: string }
  | { outcome: 'unknown' | 'full' }
  | { outcome: 'invalid'; issues: SeriesIssues };

/**
 * Starts a series from an owner's invoice; idempotent. Two round trips.
 * @param wanted.key idempotency key, created by the dialog
 */
export async function startSeries(
  db: Database,
  { key, sourceId, typed }: { key: string; sourceId: string; typed: ScheduleForm },
  said: SeriesSaid,
): Promise<StartSeriesOutcome> {
  const { user, settings } = said.seller;
  const { invoice } = await getFormStartWithInvoice(db, user.id, sourceId);
  if (invoice?.kind !== 'invoice') return { outcome: 'unknown' };
  const { content, schedule } = invoice;
  const { country } = content;
  const whole = draftOfInvoice(content, settings.paypalPaymentLink, schedule);
  const saved = { ...whole, items: withoutDeposits(whole.items) };
  const draft = followSettings(saved, country, said.at.defaultsOf(said.seller, country));
  const read = parseScheduleForm(draft, typed, { ...said, country, from: 1 });
  if ('issues' in read) return { outcome: 'invalid', issues: read.issues };
  const id = idOfKey(user.id, `series ${key}`);
  const { anchor } = read.columns;
  const { now } = said.at;
  const isKept = await insertSeries(db, {
    id,
    userId: user.id,
    sourceId,
    country,
    ...read.columns,
    state: 'active',
    pause: null,
    nextN: 1,
    createdAt: now,
    updatedAt: now,
    nextRunAt: runTimeOn(anchor, user.timeZone),
  });
  return isKept ? { outcome: 'started', id, day: anchor } : { outcome: 'full' };
}
