import type { ScheduledJobName } from './scheduled-jobs.ts';

/** Who sends us events: Stripe about our plans and about sellers' accounts, the App Store, and the email service. */
export const eventSources = ['stripe', 'stripe-connect', 'app-store', 'email'] as const;
export type EventSource = (typeof eventSources)[number];

/** The sources whose changes a job also finds by asking the provider. */
export const reconciledSources = ['stripe', 'stripe-connect', 'app-store'] as const;
export type ReconciledSource = (typeof reconciledSources)[number];

/** What `/readyz` needs the last time of: a job that finished, an event, a change that a job found before its event came. */
export type HeartbeatName =
  | `job:${ScheduledJobName}`
  | `event:${EventSource}`
  | `missed:${ReconciledSource}`
  | 'undelivered-events';
