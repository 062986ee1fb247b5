import { openRemix } from '#app/remix/remix-routes.server.ts';
import { type EmailRenderer, handleQueueBatch } from '#workers/handle-queue-batch.ts';
import * as build from '../build/server/index.js';
import { handleAppRequest } from './handle-app-request.ts';
import { runScheduledJobs } from './run-scheduled-jobs.ts';

export { LiveChannel } from './live.ts';

const remix = openRemix(build);
// Export of that module in addition to what Remix requires (`app/entry.server.tsx`).
const { emailRenderer: writer } = build.entry.module as unknown as { emailRenderer: EmailRenderer };

export default {
  fetch(request, env, execution) {
    return handleAppRequest(request, env, execution, remix);
  },
  scheduled({ cron }, env) {
    return runScheduledJobs(env, { cron, now: Date.now(), writer });
  },
  queue(batch, env) {
    return handleQueueBatch(batch, env, writer);
  },
} satisfies ExportedHandler;
