/** The queues that the app consumes (`wrangler.toml`): emails that are due, and Cloudflare's events about emails that left. */
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
 * How long a message waits after a failed attempt, in seconds: up to two hours, so that after a long outage of the
 * database nothing is more than two hours late. Cloudflare allows 12 hours and 100 retries
 * (https://developers.cloudflare.com/queues/platform/limits/).
 * @param attempts how many attempts have failed, at least 1
 */
export function retryDelaySeconds(attempts: number): number {
  return retryDelays[attempts - 1] ?? 2 * hour;
}
