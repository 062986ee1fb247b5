/** What runs without a request, apart from the pages: the queues' consumers and the scheduled jobs. */

export { emailRenderer } from '#app/features/sending/server/render-client-email.server.ts';
export { handleQueueBatch } from './handle-queue-batch.ts';
export { runScheduledJobs } from './run-scheduled-jobs.ts';
