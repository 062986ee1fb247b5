const minute = 60;
const hour = 60 * minute;

/** Job schedules in UTC; must match `[triggers]` in `wrangler.toml`. */
export const crons = {
  everyMinute: '* * * * *',
  hourly: '17 * * * *',
  /** Every ten minutes for three hours; each run continues where the previous one stopped. */
  nightly: '*/10 2-4 * * *',
} as const;
const { everyMinute, hourly, nightly } = crons;

type ScheduledJob = {
  /** As used in log lines, heartbeats and `/readyz`. */
  name: string;
  cron: (typeof crons)[keyof typeof crons];
  /**
   * Seconds without a finished run after which `/readyz` turns red. Allows a deployment to skip a minutely run, an
   * hourly job to fail twice, and the 22 hours between the nightly runs.
   */
  maxQuiet: number;
};

/** All scheduled jobs, in the order in which those of one schedule run; `workers/jobs.ts` implements them. */
export const scheduledJobs = [
  // Emails receipts to clients who have just paid.
  { name: 'thank-clients', cron: everyMinute, maxQuiet: 10 * minute },
  { name: 'send-reminders', cron: everyMinute, maxQuiet: 10 * minute },
  // Creates recurring invoices.
  { name: 'make-recurring', cron: everyMinute, maxQuiet: 10 * minute },
  // Sends due emails, including those that the queue lost.
  { name: 'send-emails', cron: everyMinute, maxQuiet: 10 * minute },

  // Deletes expired rows such as sessions and codes.
  { name: 'wipe-expired', cron: hourly, maxQuiet: 3 * hour },
  // Wipes accounts that were deleted 30 days ago, and cancels the plans of deleted accounts.
  { name: 'wipe-closed', cron: hourly, maxQuiet: 3 * hour },
  // Checks with Stripe and Apple plans whose paid time ended without an event.
  { name: 'reconcile-ended', cron: hourly, maxQuiet: 3 * hour },
  // Checks sellers' Stripe accounts and card payments that no event reported.
  { name: 'check-cards', cron: hourly, maxQuiet: 3 * hour },
  // Emails users who pay for more than one plan.
  { name: 'notify-second-plans', cron: hourly, maxQuiet: 3 * hour },
  // Emails owners whose estimates were answered.
  { name: 'notify-estimate-answers', cron: hourly, maxQuiet: 3 * hour },
  // Emails owners whose recurring invoices are on hold.
  { name: 'notify-blocked-occurrences', cron: hourly, maxQuiet: 3 * hour },
  // Emails sellers whose emails to clients weren't delivered.
  { name: 'notify-undelivered', cron: hourly, maxQuiet: 3 * hour },
  // Signs issued documents that have no record yet.
  { name: 'sign-records', cron: hourly, maxQuiet: 3 * hour },
  // Reprocesses dead-letter messages.
  { name: 'replay-dead-letters', cron: hourly, maxQuiet: 3 * hour },
  // Counts events that Stripe couldn't deliver.
  { name: 'count-undelivered-events', cron: hourly, maxQuiet: 3 * hour },
  // Revokes the Apple tokens of deleted accounts.
  { name: 'revoke-grants', cron: hourly, maxQuiet: 3 * hour },
  // Logs an error while jobs have given-up items.
  { name: 'count-given-up', cron: hourly, maxQuiet: 3 * hour },

  // Checks every user's plan with Stripe and Apple.
  { name: 'reconcile', cron: nightly, maxQuiet: 26 * hour },
  // Compares the stored sums of a share of all accounts with their rows.
  { name: 'check-sums', cron: nightly, maxQuiet: 26 * hour },
] as const satisfies readonly ScheduledJob[];
export type ScheduledJobName = (typeof scheduledJobs)[number]['name'];

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
