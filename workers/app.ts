import { localisedScripts } from 'virtual:localised-scripts';
import * as build from 'virtual:remix/server-build';
import { openRemix } from '#app/remix/remix-routes.server.ts';
import { handleAppRequest } from './handle-app-request.ts';

export { LiveChannel } from './live.ts';

const remix = openRemix(build, localisedScripts);

/** Loaded on first use, so that requests don't wait for it. */
const loadBackground = () => import('./background.ts');

export default {
  fetch(request, env, execution) {
    return handleAppRequest(request, env, execution, remix);
  },
  async scheduled({ cron }, env) {
    const { runScheduledJobs, emailRenderer } = await loadBackground();
    return runScheduledJobs(env, { cron, now: Date.now(), writer: emailRenderer });
  },
  async queue(batch, env) {
    const { handleQueueBatch, emailRenderer } = await loadBackground();
    return handleQueueBatch(batch, env, emailRenderer);
  },
} satisfies ExportedHandler;
