const minute = 60;
const hour = 60 * minute;

/** When jobs start, in UTC: `[triggers]` in `wrangler.toml` has the same. */
export const crons = {
  everyMinute: '* * * * *',
  hourly: '17 * * * *',
  /** Every ten minutes of three hours; each run continues where the last one stopped. */
  nightly: '*/10 2-4 * * *',
} as const;
const { everyMinute, hourly, nightly } = crons;

type ScheduledJob = {
  /** As in log lines, heartbeats and `/readyz`. */
  name: string;
  cron: (typeof crons)[keyof typeof crons];
  /**
   * After how many seconds without a finished run `/readyz` turns red. A deployment may skip a run of every minute, an
   * hourly job may fail twice, and the nights' runs are 22 hours apart and last for three.
   */
  maxQuiet: number;
};

/** What runs when, in the order in which jobs of one schedule run; `workers/jobs.ts` has what each job does. */
export const scheduledJobs = [
  // Emails receipts to clients who have just paid.
  { name: 'thank-clients', cron: everyMinute, maxQuiet: 10 * minute },
  { name: 'send-reminders', cron: everyMinute, maxQuiet: 10 * minute },
  // Creates recurring invoices.
  { name: 'make-recurring', cron: everyMinute, maxQuiet: 10 * minute },
  // Sends emails that are due, and those that the queue lost.
  { name: 'send-emails', cron: everyMinute, maxQuiet: 10 * minute },

  // Deletes what has expired, such as sessions and codes.
  { name: 'wipe-expired', cron: hourly, maxQuiet: 3 * hour },
  // Wipes accounts that were deleted 30 days ago, and ends the plans of deleted accounts.
  { name: 'wipe-closed', cron: hourly, maxQuiet: 3 * hour },
  // Asks Stripe and Apple about plans whose paid time is over though no event said so.
  { name: 'reconcile-ended', cron: hourly, maxQuiet: 3 * hour },
  // Asks Stripe about sellers' accounts, and about card payments that no event reported.
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
  // Processes messages again that queues gave up.
  { name: 'replay-dead-letters', cron: hourly, maxQuiet: 3 * hour },
  // Counts events that Stripe couldn't deliver.
  { name: 'count-undelivered-events', cron: hourly, maxQuiet: 3 * hour },
  // Revokes what deleted accounts granted at Apple.
  { name: 'revoke-grants', cron: hourly, maxQuiet: 3 * hour },
  // Reports an error as long as jobs have given items up.
  { name: 'count-given-up', cron: hourly, maxQuiet: 3 * hour },

  // Asks Stripe and Apple about every user's plan.
  { name: 'reconcile', cron: nightly, maxQuiet: 26 * hour },
] as const satisfies readonly ScheduledJob[];
export type ScheduledJobName = (typeof scheduledJobs)[number]['name'];
