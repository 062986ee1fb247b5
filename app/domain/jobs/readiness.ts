import {
  type EventSource,
  eventSources,
  type HeartbeatName,
  reconciledSources,
} from './heartbeats.ts';
import { scheduledJobs } from './scheduled-jobs.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * How long an email may be due: a send that ended with its worker is taken up again after 16 minutes
 * (`workers/jobs.ts`), and the next run sends it.
 */
const maxQueuedAge = 30 * minute;

/** An email that was refused so often has waited for over 20 minutes: the provider itself doesn't send. */
export const retriedTries = 4;

/**
 * How long a change may be known without the event that reports it. Stripe sends `invoice.paid` about an hour after a
 * plan's new period began (https://docs.stripe.com/billing/invoices/subscription), and events come late when Stripe is busy.
 */
const maxUnreportedAge = 2 * hour;

/** An event that came so shortly before a job's question (ms) is the one that reports the change. */
export const sameEventMs = 5 * 60_000;

/** The age at which a stored dead letter turns `/readyz` red: the hourly job has failed on it twice by that age. */
const maxDeadLetterAge = 3 * hour;

/** What the database knows; instants in ms, null where there is none. */
export type ReadinessFacts = {
  heartbeats: ReadonlyMap<HeartbeatName, { at: number; count: number }>;
  oldestQueuedEmailAt: number | null;
  /** Emails that wait after `retriedTries` attempts. */
  retriedEmails: number;
  /** The oldest email sent after the last email event that has had no event of its own. */
  oldestUnreportedEmailAt: number | null;
  oldestDeadLetterAt: number | null;
  /** Items of jobs. */
  givenUpItems: number;
};

/** One thing that is watched: green up to its limit. A value of null is unknown, and red. */
export type ReadinessCheck = {
  name: string;
  value: number | null;
  limit: number;
  unit: 'seconds' | 'items';
  ok: boolean;
};

/**
 * Judges whether everything runs that runs by itself. A provider that has nothing to report is green: its events are
 * missed only when a change is known that one should have reported.
 * @param times.now ms
 * @param times.deployedAt ms; from then on a job is expected that has never run. Null where it's unknown
 */
export function checkReadiness(
  facts: ReadinessFacts,
  { now, deployedAt }: { now: number; deployedAt: number | null },
): { checks: ReadinessCheck[]; lastEvents: Record<EventSource, number | null> } {
  const at = (name: HeartbeatName) => facts.heartbeats.get(name)?.at ?? null;
  const age = (instant: number | null) =>
    instant === null ? null : Math.max(0, Math.floor((now - instant) / 1000));
  const check = (
    name: string,
    value: number | null,
    limit: number,
    unit: ReadinessCheck['unit'] = 'seconds',
  ): ReadinessCheck => ({ name, value, limit, unit, ok: value !== null && value <= limit });

  const jobs = scheduledJobs.map(({ name, maxQuiet }) =>
    check(`job:${name}`, age(at(`job:${name}`) ?? deployedAt), maxQuiet),
  );
  const missed = reconciledSources.map((source) => {
    const missedAt = at(`missed:${source}`) ?? 0;
    const isMissed = missedAt > (at(`event:${source}`) ?? 0) + sameEventMs;
    return check(`missed-events:${source}`, isMissed ? age(missedAt) : 0, maxUnreportedAge);
  });
  const undelivered = facts.heartbeats.get('undelivered-events')?.count ?? 0;
  return {
    checks: [
      ...jobs,
      ...missed,
      check('missed-events:email', age(facts.oldestUnreportedEmailAt) ?? 0, maxUnreportedAge),
      check('undelivered-events:stripe', undelivered, 0, 'items'),
      check('queued-email', age(facts.oldestQueuedEmailAt) ?? 0, maxQueuedAge),
      check('retried-emails', facts.retriedEmails, 0, 'items'),
      check('dead-letter', age(facts.oldestDeadLetterAt) ?? 0, maxDeadLetterAge),
      check('given-up-items', facts.givenUpItems, 0, 'items'),
    ],
    lastEvents: Object.fromEntries(
      eventSources.map((source) => [source, age(at(`event:${source}`))]),
    ) as Record<EventSource, number | null>,
  };
}
