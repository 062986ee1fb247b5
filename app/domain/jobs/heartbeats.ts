/** How often each scheduled job runs (`workers/run-scheduled-jobs.ts`). */
export const jobSchedules = {
  'thank-clients': 'minute',
  'send-reminders': 'minute',
  'make-recurring': 'minute',
  'send-mails': 'minute',
  'wipe-expired': 'hour',
  'wipe-closed': 'hour',
  'reconcile-ended': 'hour',
  'check-cards': 'hour',
  'tell-second-plans': 'hour',
  'tell-answers': 'hour',
  'tell-waits': 'hour',
  'notify-undelivered': 'hour',
  'sign-records': 'hour',
  'replay-dead-letters': 'hour',
  'count-undelivered-events': 'hour',
  'revoke-grants': 'hour',
  'count-given-up': 'hour',
  reconcile: 'night',
} as const;
export type ScheduledJob = keyof typeof jobSchedules;
export const scheduledJobs = Object.keys(jobSchedules) as ScheduledJob[];

/** Who sends us events: Stripe about our plans and about sellers' accounts, the App Store, and the email service. */
export const eventSources = ['stripe', 'stripe-connect', 'app-store', 'email'] as const;
export type EventSource = (typeof eventSources)[number];

/** The sources whose changes a job also finds by asking the provider. */
export const reconciledSources = ['stripe', 'stripe-connect', 'app-store'] as const;
export type ReconciledSource = (typeof reconciledSources)[number];

/** What `/readyz` needs the last time of: a job that finished, an event, a change that a job found before its event came. */
export type HeartbeatName =
  | `job:${ScheduledJob}`
  | `event:${EventSource}`
  | `missed:${ReconciledSource}`
  | 'undelivered-events';
