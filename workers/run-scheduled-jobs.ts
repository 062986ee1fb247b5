import { openLiveChannels } from '#app/adapters/live-channel.server.ts';
import { scheduledJobs } from '#app/domain/jobs/scheduled-jobs.ts';
import { recordHeartbeat } from '#app/features/operations/queries/readiness-facts.server.ts';
import type { EmailRenderer } from '#workers/handle-queue-batch.ts';
import { createJobContext, type JobContext } from './context.ts';
import { describeError } from './describe-error.ts';
import { parseConfig } from './env.ts';
import { type JobResult, jobs } from './jobs.ts';

const maxLoggedErrors = 3;

/**
 * Runs the jobs of a schedule one after another, and logs one structured line for each. A failing job doesn't affect
 * the others. Records when each job last finished, for `/readyz`.
 * @param trigger.cron one of `[triggers]` in wrangler.toml
 * @param trigger.now milliseconds since the epoch
 * @param trigger.writer used to send emails here when there is no queue
 * @throws for a schedule without jobs
 */
export async function runScheduledJobs(
  env: unknown,
  { cron, now, writer }: { cron: string; now: number; writer: EmailRenderer },
): Promise<void> {
  const due = scheduledJobs.filter((job) => job.cron === cron);
  if (due.length === 0) throw new Error(`No job is scheduled at "${cron}"`);
  const config = parseConfig(env);
  const channels = openLiveChannels(env);
  const published: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void published.push(work);
  for (const { name } of due) {
    const errors: unknown[] = [];
    const reportError = (error: unknown) => void errors.push(error);
    const context = createJobContext(env, config, channels, { now, waitUntil, reportError });
    let result: JobResult = {};
    try {
      result = await jobs[name]({ ...context, now, writer, reportError });
      await recordHeartbeat(context.db, { name: `job:${name}`, at: now }).catch(reportError);
    } catch (error) {
      reportError(error);
    }
    logJob(name, context, result, errors);
  }
  await Promise.allSettled(published);
}

function logJob(
  job: string,
  { db }: JobContext,
  result: JobResult,
  errors: readonly unknown[],
): void {
  console.log(
    JSON.stringify({
      level: errors.length > 0 ? 'error' : 'info',
      id: crypto.randomUUID(),
      job,
      ...result,
      dbTrips: db.stats.trips,
      dbMs: Math.round(db.stats.milliseconds),
      ...(errors.length > 0 && { errors: errors.slice(0, maxLoggedErrors).map(describeError) }),
    }),
  );
}
