import * as build from '../build/server/index.js';
import { handleAppRequest } from './handle-app-request.ts';
import { openRemix } from './remix-routes.ts';
import { runScheduledJobs } from './run-scheduled-jobs.ts';

export { LiveChannel } from './live.ts';

const remix = openRemix(build);

export default {
  fetch(request, env, execution) {
    return handleAppRequest(request, env, execution, remix);
  },
  scheduled({ cron }, env) {
    return runScheduledJobs(env, { cron, now: Date.now() });
  },
} satisfies ExportedHandler;
