import type { CountryCode } from '#app/domain/country/country.ts';
import { addDays } from '#app/domain/dates.ts';
import { clientBook, plainCase } from '#app/domain/import/resolve-clients.ts';
import { cleanLine } from '#app/domain/invoices/clean-text.ts';
import { parseDraft } from '#app/domain/invoices/parse-draft.ts';
import { parseJson } from '#app/domain/json.ts';
import { firstLanguage, isLanguageCode } from '#app/domain/language/languages.ts';
import type { PublishToUser } from '#app/domain/live/live-wire.ts';
import {
  intervalOf,
  listOccurrences,
  maxWaiting,
  nextOccurrence,
  type OccurrenceWait,
} from '#app/domain/recurring/series.ts';
import { instantOfWallTime } from '#app/domain/sending/wall-time.ts';
import { daysInTimeZone } from '#app/domain/zone-days.ts';
import { selectClients } from '#app/features/imports/public.server.ts';
import { type JobCounts, startJobRun } from '#app/features/operations/public.server.ts';
import {
  type DueSeries,
  listUnnotifiedOccurrences,
  markOccurrencesNotified,
  type SettledOccurrence,
  selectDueSeries,
  settleSeries,
} from '#app/features/recurring/queries/occurrences.server.ts';
import { occurrenceWaitsEmail } from '#app/features/recurring/words/series-email.ts';
import { type EmailContext, sendEmail } from '#app/http/email/send-email.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import type { Database } from '#db/client.server.ts';
import { read } from '#db/read.server.ts';
import {
  createOccurrence,
  type DefaultsOf,
  type OccurrenceOutcome,
} from './create-occurrence.server.ts';

/**
 * If a series' client was deleted and added again, returns the series with the new client: same name and email, else
 * same email; its draft references that client from then on. Unchanged if the client exists or none is found. One round
 * trip, none if the client exists.
 */
async function relinkClient(db: Database, found: DueSeries, today: string): Promise<DueSeries> {
  const { series, client } = found;
  if (client) return found;
  const country = series.country as CountryCode;
  const kept = parseJson(series.draft) as object;
  const draft = parseDraft(kept, { country, today, newId: () => 'item' });
  if (!draft?.selectedClientId) return found;
  const meant = { name: draft.clientName, email: draft.clientEmail };
  const keyOf = (text: string) => plainCase(cleanLine(text));
  const asked = { emails: [keyOf(meant.email)], names: [keyOf(meant.name)] };
  const book = clientBook(await read(selectClients(db, series.userId, asked)));
  const again = book.find(meant) ?? book.findEmail(meant);
  if (!again) return found;
  return {
    ...found,
    series: { ...series, draft: JSON.stringify({ ...kept, selectedClientId: again.id }) },
    client: {
      clientName: again.name,
      clientEmail: again.email ?? '',
      clientAddress: again.address ?? '',
      clientContact: again.contact ?? '',
      clientTaxNumber: again.taxNumber ?? '',
    },
  };
}

export type SeriesRun = {
  /** ms */
  now: number;
  dailyQuota: number | null;
  /** The most series that one run processes. */
  limit: number;
  defaultsOf: DefaultsOf;
  publishToUser: PublishToUser;
  reportError: (error: unknown) => void;
};

/** The most series of one seller that a run processes, and the most invoices it creates for each. */
const maxPerSeller = 20;
const maxAtOnce = 10;
/** How long after a failure its reason is checked again, ms. */
const retryMs = 60 * 60_000;

/** Returns the instant (ms) of 6 a.m. on a day in a time zone, when that day's invoices are created. */
export function runTimeOn(day: string, timeZone: string | null): number {
  return instantOfWallTime(`${day}T06:00`, timeZone) ?? 0;
}

/**
 * Creates the invoices of due series. Parallel, repeated and aborted runs create each invoice once; late invoices are
 * dated on the day they are created.
 * @returns the numbers of due series, created invoices and waiting occurrences
 */
export async function createDueOccurrences(
  db: Database,
  run: SeriesRun,
): Promise<{ series: number; made: number; waiting: number } & JobCounts> {
  const due = await selectDueSeries(db, run);
  const counts = { series: due.length, made: 0, waiting: 0 };
  const { now, reportError } = run;
  const job = startJobRun(db, {
    job: 'make-recurring',
    now,
    perUser: maxPerSeller,
    reportError,
  });
  for (const found of due) {
    const userId = found.user.id;
    await job.attempt({ itemId: found.series.id, userId }, async () => {
      const settled = await runSchedule(db, found, run);
      counts.made += settled.filter(({ state }) => state === 'made').length;
      counts.waiting += settled.filter(({ state }) => state === 'waiting').length;
      if (settled.length > 0) run.publishToUser(userId, 'invoices');
    });
  }
  return { ...counts, ...(await job.finish()) };
}

async function runSchedule(
  db: Database,
  seen: DueSeries,
  run: SeriesRun,
): Promise<SettledOccurrence[]> {
  const { waiting, user } = seen;
  const { now } = run;
  const { timeZone } = user;
  const today = daysInTimeZone(timeZone)(now);
  const until = runTimeOn(today, timeZone) <= now ? today : addDays(today, -1);
  const found = await relinkClient(db, seen, today);
  const { series } = found;
  const times = intervalOf(series);
  const due = listOccurrences(times, { from: series.nextN, until, limit: maxAtOnce });
  const settled: SettledOccurrence[] = [];
  let stop: OccurrenceWait | null = null;
  let nextN = series.nextN;
  const waits = () => settled.flatMap((one) => (one.state === 'waiting' ? [one] : []));
  // A run that crashed may have recorded occurrences without updating the series.
  const isNoted = new Set(waiting.map(({ n }) => n));
  const asked = [
    ...waiting,
    ...due.filter(({ n }) => !isNoted.has(n)).map((one) => ({ ...one, invoiceId: null })),
  ];
  for (const { n, day, invoiceId } of asked) {
    if (n >= nextN && waits().length >= maxWaiting) break;
    // After a failure, later occurrences wait too, so that their invoices don't take its number.
    const outcome: OccurrenceOutcome =
      stop && invoiceId === null
        ? { state: 'waiting', why: stop, invoiceId }
        : await createOccurrence(db, found, { n, day, invoiceId }, { ...run, today });
    if (outcome.state === 'waiting' && outcome.invoiceId === null) stop = outcome.why;
    settled.push({ n, day, at: now, ...outcome });
    nextN = Math.max(nextN, n + 1);
  }
  const next = nextOccurrence(times, { from: nextN, day: series.anchor });
  const isPaused = waits().length >= maxWaiting;
  const looks = [
    ...(next ? [runTimeOn(next.day, timeZone)] : []),
    ...(waits().some(({ why }) => why !== 'payment') ? [now + retryMs] : []),
  ];
  const isOver = !next && waits().length === 0;
  await settleSeries(db, series, settled, {
    state: isPaused ? 'paused' : isOver ? 'ended' : 'active',
    pause: isPaused ? 'stopped' : null,
    nextN,
    ...(series.draft !== seen.series.draft && { draft: series.draft }),
    nextRunAt: isPaused || looks.length === 0 ? null : Math.min(...looks),
    now,
  });
  return settled;
}

/** The most emails that one run sends in total, and to one owner: each costs two subrequests. */
const maxReported = 50;
const maxPerOwner = 10;

/**
 * Emails owners about their waiting invoices and the reasons, one email per series. A failed email is reported and
 * retried later; if the database fails after an email was sent, it is sent again.
 * @returns how many owners were notified, and how many emails were dropped because their mailbox had reached its limit
 * @throws when the database is unreachable
 */
export async function notifyBlockedOccurrences(
  context: EmailContext & Pick<RequestContext, 'config' | 'reportError'>,
): Promise<{ told: number; dropped: number } & JobCounts> {
  const { db, config, now, reportError } = context;
  let told = 0;
  let dropped = 0;
  const run = startJobRun(db, {
    job: 'notify-blocked-occurrences',
    now,
    perUser: maxPerOwner,
    reportError,
  });
  for (const wait of await listUnnotifiedOccurrences(db, { now, limit: maxReported })) {
    const { email, emailVerifiedAt, language, country, state, ...rest } = wait;
    const link = `${config.publicOrigin}/${country}/recurring`;
    const spoken = isLanguageCode(language) ? language : firstLanguage;
    await run.attempt({ itemId: wait.seriesId, userId: wait.userId }, async () => {
      const outcome = await sendEmail(context, {
        purpose: 'recurring-invoice-waits',
        to: { email, emailVerifiedAt },
        write: ({ withTypedText }) =>
          inLanguage(spoken, () =>
            occurrenceWaitsEmail(config, {
              ...rest,
              isPaused: state === 'paused',
              link,
              clientName: withTypedText ? rest.clientName : null,
            }),
          ),
      });
      await markOccurrencesNotified(db, rest, now);
      if (outcome === 'dropped') dropped += 1;
      else told += 1;
    });
  }
  return { told, dropped, ...(await run.finish()) };
}
