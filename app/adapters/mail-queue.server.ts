/** Carries the ids of mails that are due to the worker that sends them. What it loses the schedule finds. */
export type MailQueue = { push: (ids: readonly string[]) => Promise<void> };

/** A producer of Cloudflare Queues. */
type QueueBinding = { sendBatch(messages: Iterable<{ body: unknown }>): Promise<unknown> };

/** As many as Queues takes at once. */
const maxAtOnce = 100;

/** The queue of mails; null where the environment has none: then the schedule alone sends. */
export function openMailQueue(env: unknown): MailQueue | null {
  const queue = (env as { MAILS?: QueueBinding }).MAILS;
  if (!queue) return null;
  return {
    push: async (ids) => {
      for (let from = 0; from < ids.length; from += maxAtOnce) {
        await queue.sendBatch(ids.slice(from, from + maxAtOnce).map((id) => ({ body: { id } })));
      }
    },
  };
}

/** The id in a message of that queue; null of anything else. */
export function parseQueuedId(body: unknown): string | null {
  const id = (body as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : null;
}
