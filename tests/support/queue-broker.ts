import { join } from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { projectRoot } from '#scripts/project-root.ts';

/** A message in a queue; instants in seconds of the broker's clock. */
export type BrokerMessage = { id: string; body: unknown; attempts: number };
/** Retry delays by message; `failed` if the consumer threw. */
export type BatchResult = { retries: Map<string, number | undefined> } | 'failed';
/** Delivers a batch to the consumer. */
export type DeliverBatch = (
  queue: string,
  messages: readonly BrokerMessage[],
) => Promise<BatchResult>;

/** A consumer in `wrangler.toml`. */
type QueueConsumerSettings = {
  queue: string;
  max_retries?: number;
  retry_delay?: number;
  dead_letter_queue?: string;
};

type Pending = BrokerMessage & { queue: string; dueAt: number; sentAt: number };

/** How long Queues retains a message, as set by `wrangler queues create` in docs/deploying.md. */
const retentionSeconds = 14 * 86_400;

/** Reads the consumers of the app's `wrangler.toml`. */
export function readQueueConsumers(env: 'production' | undefined): QueueConsumerSettings[] {
  const config = unstable_readConfig({ config: join(projectRoot, 'wrangler.toml'), env });
  return config.queues.consumers ?? [];
}

/**
 * Cloudflare Queues with a clock that tests advance, as documented: failed messages are redelivered after their delay
 * (the message's, else the consumer's); after `max_retries` they move to the dead-letter queue or are lost, like those
 * that outlive the retention. The consumers are those of `wrangler.toml` (https://developers.cloudflare.com/queues/).
 */
export function createQueueBroker(deliver: DeliverBatch, env: 'production' | undefined) {
  const consumers = readQueueConsumers(env);
  let clock = 0;
  let pending: Pending[] = [];
  const lost: string[] = [];

  /** Sends a message to a queue now. */
  function send(queue: string, body: unknown, id: string = crypto.randomUUID()): void {
    pending.push({ queue, id, body, attempts: 1, dueAt: clock, sentAt: clock });
  }

  /** Advances the clock by some seconds and delivers what becomes due. */
  async function advance(seconds: number): Promise<void> {
    const end = clock + seconds;
    for (;;) {
      const [next] = pending.sort((one, other) => one.dueAt - other.dueAt);
      if (!next || next.dueAt > end) break;
      clock = next.dueAt;
      pending = pending.filter((message) => message !== next);
      if (clock - next.sentAt > retentionSeconds) lost.push(next.id);
      else await attempt(next);
    }
    clock = end;
  }

  async function attempt(message: Pending): Promise<void> {
    const { queue, id, body, attempts } = message;
    const consumer = consumers.find((each) => each.queue === queue);
    if (!consumer) throw new Error(`Nothing consumes ${queue}`);
    const result = await deliver(queue, [{ id, body, attempts }]);
    if (result !== 'failed' && !result.retries.has(id)) return;
    const delay = result === 'failed' ? undefined : result.retries.get(id);
    if (attempts <= (consumer.max_retries ?? 3)) {
      const dueAt = clock + (delay ?? consumer.retry_delay ?? 0);
      pending.push({ ...message, attempts: attempts + 1, dueAt });
    } else if (consumer.dead_letter_queue) {
      send(consumer.dead_letter_queue, body, id);
    } else {
      lost.push(id);
    }
  }

  return { send, advance, lost, pending: () => pending.length };
}
