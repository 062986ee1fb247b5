import { and, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { OccurrenceWait, SeriesPause, SeriesState } from '#app/domain/recurring/series.ts';
import { isReady, orderByOldestTry } from '#app/features/operations/public.server.ts';
import type { StoredEmailCopy } from '#app/features/sending/public.server.ts';
import { settingsColumns } from '#app/features/settings/public.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { nextVersion } from '#db/next-version.ts';
import { read } from '#db/read.server.ts';
import { userSettings } from '#db/schema.ts';
import { series, seriesOccurrences } from '#db/series-schema.ts';
import { writeBatch } from '#db/write.server.ts';

/** A waiting occurrence; `invoiceId` is set if its invoice was created but not sent. */
type WaitingOccurrence = {
  n: number;
  day: string;
  why: OccurrenceWait;
  invoiceId: string | null;
};

const waiting = sql<WaitingOccurrence[]>`(
  SELECT json_group_array(json_object('n', w.n, 'day', w.day, 'why', w.why, 'invoiceId', w.invoice_id))
  FROM (SELECT * FROM series_occurrences WHERE series_id = series.id AND state = 'waiting' ORDER BY n) AS w
)`.mapWith((json: string) => JSON.parse(json) as WaitingOccurrence[]);

/** The client data that a series uses for its next invoices. */
type ClientOfSeries = Record<
  'clientName' | 'clientEmail' | 'clientAddress' | 'clientContact' | 'clientTaxNumber',
  string
>;

/** The current data of the series' client; null if it was deleted or the series has none. */
const client = sql<ClientOfSeries | null>`(
  SELECT json_object('clientName', c.name, 'clientEmail', coalesce(c.email, ''), 'clientAddress', coalesce(c.address, ''),
    'clientContact', coalesce(c.contact, ''), 'clientTaxNumber', coalesce(c.tax_number, ''))
  FROM clients AS c WHERE c.id = series.draft ->> '$.selectedClientId' AND c.user_id = series.user_id
)`.mapWith((json: string | null) => (json === null ? null : (JSON.parse(json) as ClientOfSeries)));

/** The client's CC addresses, separated by commas; null if there are none. */
const cc = sql<string | null>`(SELECT c.cc_emails FROM clients AS c
  WHERE c.id = series.draft ->> '$.selectedClientId' AND c.user_id = series.user_id)`;

/** The seller's own email templates for invoices. */
const words = sql<StoredEmailCopy[]>`(
  SELECT json_group_array(json_object('kind', t.kind, 'language', t.language, 'subject', t.subject, 'body', t.body))
  FROM email_templates AS t WHERE t.user_id = series.user_id AND t.kind = 'invoice'
)`.mapWith((json: string) => JSON.parse(json) as StoredEmailCopy[]);

const seriesQueue = {
  job: 'make-recurring',
  itemId: sql`series.id`,
  userId: sql`series.user_id`,
} as const;

/**
 * Selects the series that are due to run (ms), in fair order, with their sellers' user and settings. One round trip.
 */
export function selectDueSeries(db: Database, { now, limit }: { now: number; limit: number }) {
  return read(
    db
      .select({ series, waiting, client, cc, words, user: users, settings: settingsColumns })
      .from(series)
      .innerJoin(users, eq(users.id, series.userId))
      .innerJoin(userSettings, eq(userSettings.userId, series.userId))
      .where(and(lte(series.nextRunAt, now), isNull(users.deletedAt), isReady(seriesQueue, now)))
      .orderBy(...orderByOldestTry({ ...seriesQueue, since: sql`series.next_run_at` }))
      .limit(limit),
  );
}
export type DueSeries = Awaited<ReturnType<typeof selectDueSeries>>[number];

/** The result of one occurrence; instants in ms. */
export type SettledOccurrence = { n: number; day: string; at: number } & (
  | { state: 'made'; invoiceId: string }
  | { state: 'waiting'; why: OccurrenceWait; invoiceId: string | null }
);

/** A series as a run read it, with its owner at that time; `updatedAt` is its version. */
type LoadedSeries = { id: string; userId: string; updatedAt: number };

/**
 * Records the results of occurrences and the next state of the series. If the series has changed since, its new state
 * is kept and only the occurrences are recorded; nothing is recorded if it now belongs to another account. One round
 * trip.
 * @param seen the version of the series that was read
 */
export async function settleSeries(
  db: Database,
  seen: LoadedSeries,
  settled: readonly SettledOccurrence[],
  then: {
    state: SeriesState;
    pause: SeriesPause | null;
    nextN: number;
    /** Set if the series now references another client. */
    draft?: string;
    /** ms; null if there is nothing to do. */
    nextRunAt: number | null;
    now: number;
  },
): Promise<void> {
  const { now, ...next } = then;
  await writeBatch(db, [
    ...settled.map((one) => recordOccurrence(seen, one)),
    db
      .update(series)
      .set({ ...next, updatedAt: nextVersion(series.updatedAt, now) })
      .where(and(isSeenVersion(seen), eq(series.updatedAt, seen.updatedAt))),
  ]);
}

/** Records that an occurrence is waiting. One round trip. */
export async function recordWaiting(
  db: Database,
  seen: LoadedSeries,
  one: Omit<Extract<SettledOccurrence, { state: 'waiting' }>, 'state'>,
): Promise<void> {
  await writeBatch(db, [recordOccurrence(seen, { ...one, state: 'waiting' })]);
}

/** Condition on `series`: it is that series, and still has the same owner. */
function isSeenVersion({ id, userId }: LoadedSeries): SQL | undefined {
  return and(eq(series.id, id), eq(series.userId, userId));
}

/** Condition: no occurrence of the series is waiting for its owner to confirm changed payment details. */
export function noPaymentPending(seriesId: string): SQL {
  const { state, why } = seriesOccurrences;
  const waits = and(
    eq(seriesOccurrences.seriesId, seriesId),
    eq(state, 'waiting'),
    eq(why, 'payment'),
  );
  return sql`NOT EXISTS (SELECT 1 FROM ${seriesOccurrences} WHERE ${waits})`;
}

/**
 * A waiting occurrence may become created, but not the reverse. One that waits for payment details is released only by
 * their confirmation. A new reason hasn't been reported to the owner yet.
 */
function recordOccurrence(seen: LoadedSeries, one: SettledOccurrence): SQL {
  const { id, updatedAt } = seen;
  const { n, day, state, at, invoiceId } = one;
  const why = one.state === 'waiting' ? one.why : null;
  const ofSeries = isSeenVersion(seen);
  const sendsNothing = sql`EXISTS (SELECT 1 FROM ${series} WHERE ${ofSeries} AND NOT ${series.sends})`;
  const isOld = sql`EXISTS (SELECT 1 FROM ${series} WHERE ${ofSeries} AND ${series.updatedAt} <> ${updatedAt})`;
  // Details confirmed after the run read the series need no second confirmation.
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

type ReadWait = { n: number; why: OccurrenceWait };

/** The occurrences of a series that were read, as JSON text. */
const selectWaits = sql<
  ReadWait[]
>`json_group_array(json_object('n', ${seriesOccurrences.n}, 'why', ${seriesOccurrences.why}))`;

/** How long an email that is about to be tried isn't reported, ms; a limit in case the job doesn't get to it. */
const momentMs = 60 * 60_000;

const waitQueue = {
  job: 'notify-blocked-occurrences',
  itemId: sql`series.id`,
  userId: sql`series.user_id`,
} as const;

/**
 * Returns series with waiting occurrences that weren't reported to their owners yet, each with its first one, in fair
 * order. Leaves out occurrences whose email is about to be tried, as after a confirmation, until it was refused, and
 * series that their owner paused, until they resume. One round trip.
 * @param at.now ms
 */
export function listUnnotifiedOccurrences(
  db: Database,
  { now, limit }: { now: number; limit: number },
) {
  const { seriesId, state, toldAt, why } = seriesOccurrences;
  // Only an owner's action makes a series due no later than its last change.
  const isTriedSoon = and(
    eq(why, 'mail'),
    lte(series.nextRunAt, series.updatedAt),
    gt(series.updatedAt, now - momentMs),
  );
  return read(
    db
      .select({
        seriesId,
        userId: series.userId,
        why: sql<OccurrenceWait>`${seriesOccurrences.why}`,
        n: sql<number>`min(${seriesOccurrences.n})`,
        day: seriesOccurrences.day,
        clientName: series.clientName,
        country: series.country,
        state: series.state,
        waits: selectWaits.mapWith((json: string) => JSON.parse(json) as ReadWait[]),
        email: sql<string>`${users.email}`,
        language: users.language,
        emailVerifiedAt: users.emailVerifiedAt,
      })
      .from(seriesOccurrences)
      .innerJoin(series, eq(series.id, seriesId))
      .innerJoin(users, eq(users.id, series.userId))
      .where(
        and(
          sql`${state} = 'waiting'`,
          isNull(toldAt),
          isNull(users.deletedAt),
          isNotNull(users.email),
          sql`${series.state} <> 'ended' AND ${series.pause} IS NOT 'owner'`,
          sql`(${isTriedSoon}) IS NOT TRUE`,
          isReady(waitQueue, now),
        ),
      )
      .groupBy(seriesId)
      .orderBy(...orderByOldestTry({ ...waitQueue, since: sql`min(series_occurrences.at)` }))
      .limit(limit),
  );
}

/**
 * Records that the owner was notified of the occurrences that were read, but not of any that were added or changed
 * since. One round trip.
 */
export async function markOccurrencesNotified(
  db: Database,
  { seriesId, waits }: { seriesId: string; waits: readonly ReadWait[] },
  now: number,
): Promise<void> {
  const { n, why } = seriesOccurrences;
  const isWaiting = and(
    eq(seriesOccurrences.seriesId, seriesId),
    eq(seriesOccurrences.state, 'waiting'),
    sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify(waits)}) AS told
      WHERE told.value ->> 'n' = ${n} AND told.value ->> 'why' = ${why})`,
  );
  await writeBatch(db, [db.update(seriesOccurrences).set({ toldAt: now }).where(isWaiting)]);
}
