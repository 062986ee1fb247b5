import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Miniflare } from 'miniflare';
import { vi } from 'vitest';
import { renderClientEmail } from '#app/features/sending/server/render-client-email.server.ts';
import { projectRoot } from '#scripts/project-root.ts';
import { readModules, workers } from '#scripts/wrangler.ts';
import { handleQueueBatch } from '#workers/handle-queue-batch.ts';
import type { BatchResult, BrokerMessage, DeliverBatch } from './queue-broker.ts';

/** A consumer and its log lines. */
export type QueueConsumer = {
  deliver: DeliverBatch;
  lines: Record<string, unknown>[];
  stop: () => Promise<void>;
};

/** Consumes batches in this process. */
export async function consumeInProcess(env: Record<string, string>): Promise<QueueConsumer> {
  const lines: Record<string, unknown>[] = [];
  const deliver = async (
    queue: string,
    messages: readonly BrokerMessage[],
  ): Promise<BatchResult> => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const retries = new Map<string, number | undefined>();
    const batch = messages.map((message) => ({
      ...message,
      ack: () => undefined,
      retry: (options?: { delaySeconds?: number }) =>
        void retries.set(message.id, options?.delaySeconds),
    }));
    try {
      await handleQueueBatch({ queue, messages: batch }, env, { renderClientEmail });
      return { retries };
    } catch {
      return 'failed';
    } finally {
      lines.push(...printed.mock.calls.map(([line]) => JSON.parse(String(line))));
      printed.mockRestore();
    }
  };
  return { deliver, lines, stop: async () => undefined };
}

/** Consumes batches in workerd, with the bundle from `npm run build`. */
export async function consumeInWorkerd(env: Record<string, string>): Promise<QueueConsumer> {
  const [app] = workers;
  const folder = join(projectRoot, 'build/workers', app.name);
  const lines: Record<string, unknown>[] = [];
  const runtime = new Miniflare({
    modules: readModules(join(folder, app.bundle)),
    modulesRoot: folder,
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings: env,
    handleRuntimeStdio: (stdout: Readable) =>
      stdout.on('data', (text) => {
        for (const line of String(text).split('\n'))
          if (line.startsWith('{')) lines.push(JSON.parse(line));
      }),
  });
  const worker = await runtime.getWorker();
  return {
    deliver: async (queue, messages) => {
      const batch = messages.map((message) => ({ ...message, timestamp: new Date() }));
      const { outcome, retryMessages } = await worker.queue(queue, batch);
      if (outcome !== 'ok') return 'failed';
      return { retries: new Map(retryMessages.map((each) => [each.msgId, each.delaySeconds])) };
    },
    lines,
    stop: () => runtime.dispose(),
  };
}
