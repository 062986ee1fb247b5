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
