import type { ScheduledJobName } from './scheduled-jobs.ts';

/** Additional lists of items that a scheduled job processes. */
type SideList = 'forget-customers' | 'end-closed-plans' | 'settle-attempts' | 'close-attempts';

/** The item lists of scheduled jobs, under which failures of items are stored. */
export const jobNames = [
  'wipe-closed',
  'forget-customers',
  'end-closed-plans',
  'revoke-grants',
  'reconcile',
  'check-cards',
  'settle-attempts',
  'close-attempts',
  'notify-second-plans',
  'notify-estimate-answers',
  'notify-blocked-occurrences',
  'sign-records',
  'thank-clients',
  'send-reminders',
  'make-recurring',
  'replay-dead-letters',
] as const satisfies readonly (ScheduledJobName | SideList)[];
export type JobName = (typeof jobNames)[number];

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Delay after each failure of an item (ms). After one more failure the job gives up, so a provider may be down for
 * three days.
 */
export const retryDelaysMs = [
  minuteMs,
  5 * minuteMs,
  15 * minuteMs,
  hourMs,
  3 * hourMs,
  8 * hourMs,
  24 * hourMs,
  24 * hourMs,
  24 * hourMs,
];

/** The queues that the app consumes (`wrangler.toml`): due emails, and Cloudflare's events about sent emails. */
export const queueNames = ['billwren-mails', 'billwren-mail-events'] as const;
export type QueueName = (typeof queueNames)[number];

/** The queue to which Cloudflare moves messages that failed too often. */
export const deadLetterQueues = {
  'billwren-mails': 'billwren-mails-dead-letters',
  'billwren-mail-events': 'billwren-mail-events-dead-letters',
} as const satisfies Record<QueueName, string>;

const minute = 60;
const hour = 60 * minute;
const retryDelays = [
  30,
  30,
  30,
  minute,
  2 * minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
];

/**
 * Returns the delay after a failed attempt in seconds: up to two hours, so that after a long database outage nothing is
 * more than two hours late. Cloudflare allows 12 hours and 100 retries
 * (https://developers.cloudflare.com/queues/platform/limits/).
 * @param attempts failed attempts so far, at least 1
 */
export function retryDelaySeconds(attempts: number): number {
  return retryDelays[attempts - 1] ?? 2 * hour;
}
