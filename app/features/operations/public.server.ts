export {
  deleteOldDeadLetters,
  deleteOldFailures,
  isReady,
  orderByOldestTry,
} from './queries/job-queue.server.ts';
export { heartbeatStatement } from './queries/readiness-facts.server.ts';
export { type JobCounts, startJobRun } from './server/start-job-run.server.ts';
