import { type ScheduledJobName, scheduledJobs } from './scheduled-jobs.ts';

/** Sources of events: Stripe for our plans and for sellers' accounts, the App Store, and the email service. */
const eventSources = ['stripe', 'stripe-connect', 'app-store', 'email'] as const;
type EventSource = (typeof eventSources)[number];

/** Sources whose changes a job also detects by polling the provider. */
const reconciledSources = ['stripe', 'stripe-connect', 'app-store'] as const;
export type ReconciledSource = (typeof reconciledSources)[number];

/**
 * Times that `/readyz` needs: a job that finished, a received event, or a change that a job detected before its event
 * arrived.
 */
export type HeartbeatName =
  | `job:${ScheduledJobName}`
  | `event:${EventSource}`
  | `missed:${ReconciledSource}`
  | 'undelivered-events';

const minute = 60;
const hour = 60 * minute;

/**
 * How long a due email may wait: a send whose worker died is picked up again after 16 minutes (`workers/jobs.ts`), and
 * the next run sends it.
 */
const maxQueuedAge = 30 * minute;

/** An email refused this often has waited for over 20 minutes, so the provider itself is failing. */
export const retriedTries = 4;

/**
 * How long a change may be known without its event. Stripe sends `invoice.paid` about an hour after a plan's new period
 * starts (https://docs.stripe.com/billing/invoices/subscription), and later when it is busy.
 */
const maxUnreportedAge = 2 * hour;

/** An event received at most this long (ms) before a job's poll reports the same change. */
export const sameEventMs = 5 * 60_000;

/** How old a stored dead letter may get before `/readyz` fails: the hourly job has failed on it twice. */
const maxDeadLetterAge = 3 * hour;

/** The database's state; instants in ms, null where there is none. */
export type ReadinessFacts = {
  heartbeats: ReadonlyMap<HeartbeatName, { at: number; count: number }>;
  oldestQueuedEmailAt: number | null;
  /** Emails that wait after `retriedTries` attempts. */
  retriedEmails: number;
  /** The oldest email sent after the last email event that has no event of its own. */
  oldestUnreportedEmailAt: number | null;
  oldestDeadLetterAt: number | null;
  /** Items of jobs. */
  givenUpItems: number;
};

/** One monitored value: green up to its limit. Null is unknown and counts as red. */
export type ReadinessCheck = {
  name: string;
  value: number | null;
  limit: number;
  unit: 'seconds' | 'items';
  ok: boolean;
};

/**
 * Checks whether all background processes work. A provider with nothing to report is green: its events are only missing
 * when a known change should have caused one.
 * @param times.now ms
 * @param times.deployedAt ms; from then on a job that has never run is expected. Null when unknown
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
