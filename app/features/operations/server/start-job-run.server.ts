import type { JobName } from '#app/domain/jobs/scheduled-jobs.ts';
import {
  clearFailures,
  type JobItem,
  recordFailure,
} from '#app/features/operations/queries/job-queue.server.ts';
import type { Database } from '#db/client.server.ts';

/** How many items of a run failed, and on how many of them the job has given up. */
export type JobCounts = { failed: number; givenUp: number };

/**
 * Starts a run of a job over its items. Failures are reported and stored, so that an item is retried later (`isReady`)
 * and doesn't block other users' items.
 * @param run.now ms
 * @param run.perUser the most items of one user that this run processes
 */
export function startJobRun(
  db: Database,
  run: {
    job: JobName;
    now: number;
    perUser: number;
    reportError: (error: unknown) => void;
  },
) {
  const { job, now, perUser, reportError } = run;
  const counts: JobCounts = { failed: 0, givenUp: 0 };
  const tried = new Map<string, number>();
  const succeeded: string[] = [];

  /** Processes one item; null if that failed, or if its user has reached their limit for this run. */
  async function attempt<T>(item: JobItem, work: () => Promise<T>): Promise<T | null> {
    const share = item.userId ?? item.itemId;
    const before = tried.get(share) ?? 0;
    if (before >= perUser) return null;
    tried.set(share, before + 1);
    try {
      const result = await work();
      succeeded.push(item.itemId);
      return result;
    } catch (error) {
      reportError(error);
      counts.failed += 1;
      const stored = await recordFailure(db, { ...item, job, now }).catch(reportError);
      if (stored?.isGivenUp) counts.givenUp += 1;
      return null;
    }
  }

  /** Ends the run and deletes the failure records of items that succeeded. */
  async function finish(): Promise<JobCounts> {
    if (succeeded.length > 0) await clearFailures(db, job, succeeded).catch(reportError);
    return counts;
  }

  return { attempt, finish };
}
