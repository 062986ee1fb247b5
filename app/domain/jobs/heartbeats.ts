import type { ScheduledJobName } from './scheduled-jobs.ts';

/** Sources of events: Stripe for our plans and for sellers' accounts, the App Store, and the email service. */
export const eventSources = ['stripe', 'stripe-connect', 'app-store', 'email'] as const;
export type EventSource = (typeof eventSources)[number];

/** Sources whose changes a job also detects by polling the provider. */
export const reconciledSources = ['stripe', 'stripe-connect', 'app-store'] as const;
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
