import type { ScheduledJobName } from './scheduled-jobs.ts';

/** Lists of items that a scheduled job works through beside its main one. */
type SideList = 'forget-customers' | 'end-closed-plans' | 'settle-attempts' | 'close-attempts';

/** The lists of items that scheduled jobs work through, by which failures of items are stored. */
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
 * How long a job waits after each failure of an item (ms), the first one first. After one more failure it gives the item
 * up: a provider may be away for three days.
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
