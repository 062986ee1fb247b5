export {
  deleteOldDeadLetters,
  fairOrder,
  isReady,
} from './queries/dead-letters.server.ts';
export { heartbeatStatement } from './queries/heartbeats.server.ts';
export { deleteOldFailures } from './queries/job-failures.server.ts';
export { type JobCounts, startJobRun } from './server/start-job-run.server.ts';
