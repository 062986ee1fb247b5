/** Queues the ids of due emails for the worker that sends them. The scheduled job finds lost ones. */
export type MailQueue = { push: (ids: readonly string[]) => Promise<void> };

/** A Cloudflare Queues producer. */
type QueueBinding = { sendBatch(messages: Iterable<{ body: unknown }>): Promise<unknown> };

/** Maximum batch size of Queues. */
const maxAtOnce = 100;

/** Opens the email queue; null where the environment has none, so that only the scheduled job sends. */
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

/** Parses the id in a message of that queue; null for anything else. */
export function parseQueuedId(body: unknown): string | null {
  const id = (body as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : null;
}
