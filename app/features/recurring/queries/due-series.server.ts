import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { OccurrenceWait, SeriesPause, SeriesState } from '#app/domain/recurring/series.ts';
import { fairOrder, isReady } from '#app/features/operations/public.server.ts';
import type { StoredWords } from '#app/features/sending/public.server.ts';
import { settingsColumns } from '#app/features/settings/public.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { nextVersion } from '#db/next-version.ts';
import { read } from '#db/read.server.ts';
import { userSettings } from '#db/schema.ts';
import { series, seriesOccurrences } from '#db/series-schema.ts';
import { writeBatch } from '#db/write.server.ts';

/** An occurrence that waits: `invoiceId` is set where it was made and not sent. */
export type WaitingOccurrence = {
  n: number;
  day: string;
  why: OccurrenceWait;
  invoiceId: string | null;
};

const waiting = sql<WaitingOccurrence[]>`(
  SELECT json_group_array(json_object('n', w.n, 'day', w.day, 'why', w.why, 'invoiceId', w.invoice_id))
  FROM (SELECT * FROM series_occurrences WHERE series_id = series.id AND state = 'waiting' ORDER BY n) AS w
)`.mapWith((json: string) => JSON.parse(json) as WaitingOccurrence[]);

/** What is kept of the client that a series names, for its next invoices. */
export type ClientOfSeries = Record<
  'clientName' | 'clientEmail' | 'clientAddress' | 'clientContact' | 'clientTaxNumber',
  string
>;

/** The client that the series names as they are now; null where they are gone, or it names none. */
const client = sql<ClientOfSeries | null>`(
  SELECT json_object('clientName', c.name, 'clientEmail', coalesce(c.email, ''), 'clientAddress', coalesce(c.address, ''),
    'clientContact', coalesce(c.contact, ''), 'clientTaxNumber', coalesce(c.tax_number, ''))
  FROM clients AS c WHERE c.id = series.draft ->> '$.selectedClientId' AND c.user_id = series.user_id
)`.mapWith((json: string | null) => (json === null ? null : (JSON.parse(json) as ClientOfSeries)));

/** Who gets copies of what that client is sent, between commas; null without any. */
const cc = sql<string | null>`(SELECT c.cc_emails FROM clients AS c
  WHERE c.id = series.draft ->> '$.selectedClientId' AND c.user_id = series.user_id)`;

/** The seller's own words for a sent invoice. */
const words = sql<StoredWords[]>`(
  SELECT json_group_array(json_object('kind', t.kind, 'language', t.language, 'subject', t.subject, 'body', t.body))
  FROM mail_templates AS t WHERE t.user_id = series.user_id AND t.kind = 'invoice'
)`.mapWith((json: string) => JSON.parse(json) as StoredWords[]);

const seriesQueue = {
  job: 'make-recurring',
  itemId: sql`series.id`,
  userId: sql`series.user_id`,
} as const;

/** Series for which it is time (ms) to look, in fair order, with their sellers as a request would know them. One round trip. */
export function selectDueSeries(db: Database, { now, limit }: { now: number; limit: number }) {
  return read(
    db
      .select({ series, waiting, client, cc, words, user: users, settings: settingsColumns })
      .from(series)
      .innerJoin(users, eq(users.id, series.userId))
      .innerJoin(userSettings, eq(userSettings.userId, series.userId))
      .where(and(lte(series.nextRunAt, now), isNull(users.deletedAt), isReady(seriesQueue, now)))
      .orderBy(...fairOrder({ ...seriesQueue, since: sql`series.next_look` }))
      .limit(limit),
  );
}
export type DueSeries = Awaited<ReturnType<typeof selectDueSeries>>[number];

/** What became of one occurrence; instants in ms. */
export type SettledOccurrence = { n: number; day: string; at: number } & (
  | { state: 'made'; invoiceId: string }
  | { state: 'waiting'; why: OccurrenceWait; invoiceId: string | null }
);

/** A series as a run read it, with whose it was then; `updatedAt` is its version. */
type SeenSeries = { id: string; userId: string; updatedAt: number };

/**
 * Notes what became of occurrences, and how the series goes on. A series that was changed meanwhile goes on as it was changed: of it
 * the occurrences alone are noted, and nothing of one that is another account's by now. One round trip.
 * @param seen the version of the series as it was read
 */
export async function settleSeries(
  db: Database,
  seen: SeenSeries,
  settled: readonly SettledOccurrence[],
  then: {
    state: SeriesState;
    pause: SeriesPause | null;
    nextN: number;
    /** Where it names another client from now on. */
    draft?: string;
    /** ms; null while there is nothing to do. */
    nextRunAt: number | null;
    now: number;
  },
): Promise<void> {
  const { now, ...next } = then;
  await writeBatch(db, [
    ...settled.map((one) => noteOccurrence(seen, one)),
    db
      .update(series)
      .set({ ...next, updatedAt: nextVersion(series.updatedAt, now) })
      .where(and(isSeen(seen), eq(series.updatedAt, seen.updatedAt))),
  ]);
}

/** Notes that an occurrence waits. One round trip. */
export async function noteWaiting(
  db: Database,
  seen: SeenSeries,
  one: Omit<Extract<SettledOccurrence, { state: 'waiting' }>, 'state'>,
): Promise<void> {
  await writeBatch(db, [noteOccurrence(seen, { ...one, state: 'waiting' })]);
}

/** A condition on `series`: it is that one, and its owner's still. */
function isSeen({ id, userId }: SeenSeries): SQL | undefined {
  return and(eq(series.id, id), eq(series.userId, userId));
}

/** A condition: no occurrence of a series waits until its owner has confirmed other payment details. */
export function nonePaymentWaits(seriesId: string): SQL {
  const { state, why } = seriesOccurrences;
  const waits = and(
    eq(seriesOccurrences.seriesId, seriesId),
    eq(state, 'waiting'),
    eq(why, 'payment'),
  );
  return sql`NOT EXISTS (SELECT 1 FROM ${seriesOccurrences} WHERE ${waits})`;
}

/**
 * What waits may be made, and what was made stays so; what waits for payment details is let go by their confirmation alone. Another
 * reason than before is one of which the owner was not told.
 */
function noteOccurrence(seen: SeenSeries, one: SettledOccurrence): SQL {
  const { id, updatedAt } = seen;
  const { n, day, state, at, invoiceId } = one;
  const why = one.state === 'waiting' ? one.why : null;
  const ofSeries = isSeen(seen);
  const sendsNothing = sql`EXISTS (SELECT 1 FROM ${series} WHERE ${ofSeries} AND NOT ${series.sends})`;
  const isOld = sql`EXISTS (SELECT 1 FROM ${series} WHERE ${ofSeries} AND ${series.updatedAt} <> ${updatedAt})`;
  // What was confirmed since a run read the series is not to be confirmed again.
  const isConfirmed = sql`series_occurrences.why = 'mail' AND series_occurrences.invoice_id IS NOT NULL AND ${isOld}`;
  return sql`${insertSelect(
    seriesOccurrences,
    { seriesId: id, n, day, state, at, invoiceId, why, toldAt: null },
    sql`WHERE EXISTS (SELECT 1 FROM ${series} WHERE ${ofSeries})`,
  )} ON CONFLICT (series_id, n) DO UPDATE SET state = excluded.state, why = excluded.why,
    invoice_id = coalesce(excluded.invoice_id, series_occurrences.invoice_id),
    told_at = CASE WHEN excluded.why IS series_occurrences.why THEN series_occurrences.told_at END,
    at = CASE WHEN excluded.state = 'made' THEN excluded.at ELSE series_occurrences.at END
    WHERE series_occurrences.state = 'waiting' AND CASE
      WHEN excluded.why IS 'payment' THEN NOT (${isConfirmed})
      WHEN series_occurrences.why = 'payment' THEN excluded.state = 'made' AND ${sendsNothing}
      ELSE true END`;
}
