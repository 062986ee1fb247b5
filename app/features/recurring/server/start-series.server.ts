import { withoutDeposits } from '#app/domain/invoices/draft-deposits.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { followSettings } from '#app/domain/recurring/taxes-of-day.ts';
import type { SeriesIssues, TypedSeries } from '#app/domain/recurring/typed-series.ts';
import { readFormStartWithInvoice } from '#app/features/invoice-form/public.server.ts';
import { idOfKey } from '#app/http/request/id-of-key.server.ts';
import type { Database } from '#db/client.server.ts';
import { insertSeries } from '../queries/series.server.ts';
import { sixOn } from './make-due-occurrences.server.ts';
import { readTypedSeries, type SeriesSaid } from './read-typed-series.server.ts';

export type StartSeriesOutcome =
  /** `day` is that of its first invoice. */
  | { outcome: 'started'; id: string; day: string }
  | { outcome: 'unknown' | 'full' }
  | { outcome: 'invalid'; issues: SeriesIssues };

/**
 * Begins to repeat an invoice of the owner's. Sent again it is the same series. Two round trips.
 * @param wanted.key made by the dialog
 */
export async function startSeries(
  db: Database,
  { key, sourceId, typed }: { key: string; sourceId: string; typed: TypedSeries },
  said: SeriesSaid,
): Promise<StartSeriesOutcome> {
  const { user, settings } = said.seller;
  const { invoice } = await readFormStartWithInvoice(db, user.id, sourceId);
  if (invoice?.kind !== 'invoice') return { outcome: 'unknown' };
  const { content, schedule } = invoice;
  const { country } = content;
  const whole = draftOfInvoice(content, settings.paypalPaymentLink, schedule);
  const saved = { ...whole, items: withoutDeposits(whole.items) };
  const draft = followSettings(saved, country, said.at.defaultsOf(said.seller, country));
  const read = readTypedSeries(draft, typed, { ...said, country, from: 1 });
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
    nextLook: sixOn(anchor, user.timeZone),
  });
  return isKept ? { outcome: 'started', id, day: anchor } : { outcome: 'full' };
}
