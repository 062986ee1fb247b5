import {
  deleteDeadLetters,
  getDeadLetters,
  listDeadLetters,
} from '#app/features/operations/queries/job-queue.server.ts';
import { startJobRun } from '#app/features/operations/server/start-job-run.server.ts';
import { type EmailRenderer, handleQueueMessage } from '#workers/handle-queue-batch.ts';
import type { JobContext } from './context.ts';

/** Dead letters per run: each takes a few subrequests, of which a worker has 1,000. */
const maxLetters = 100;

/**
 * Reprocesses messages that queues gave up. Each one succeeds and is deleted, or fails like any job item: it is retried
 * later and finally given up (`docs/runbook.md`).
 * @param run.now ms
 */
export async function replayDeadLetters(
  context: JobContext,
  run: { now: number; writer: EmailRenderer; reportError: (error: unknown) => void },
) {
  const { db } = context;
  const { now, writer, reportError } = run;
  const letters = await listDeadLetters(db, { now, limit: maxLetters });
  const jobRun = startJobRun(db, { job: 'replay-dead-letters', now, perUser: 1, reportError });
  const replayed: string[] = [];
  for (const { id, queue, body } of letters) {
    await jobRun.attempt({ itemId: id, userId: null }, async () => {
      const message = { queue, body: JSON.parse(body) as unknown, isLast: true };
      const outcome = await handleQueueMessage(context, message, writer);
      if (outcome === 'unreadable') throw new Error(`A message in ${queue} can't be read`);
      // The operator investigates (docs/runbook.md).
      if (outcome === 'stopped') reportError(new Error('A sender was stopped'));
      replayed.push(id);
    });
  }
  if (replayed.length > 0) await deleteDeadLetters(db, replayed);
  const counts = await jobRun.finish();
  const { count: left } = await getDeadLetters(db);
  return { replayed: replayed.length, ...counts, left, isMore: letters.length === maxLetters };
}
