import { createRequestHandler } from '@remix-run/cloudflare';
import * as build from '../build/server/index.js';
import { handleAppRequest } from './handle-app-request.ts';
import { runScheduledJobs } from './run-scheduled-jobs.ts';

export { LiveChannel } from './live.ts';

const handleRemix = createRequestHandler(build, 'production');

export default {
  fetch(request, env, execution) {
    return handleAppRequest(request, env, execution, { build, handleRemix });
  },
  scheduled({ cron }, env) {
    return runScheduledJobs(env, { cron, now: Date.now() });
  },
} satisfies ExportedHandler;
