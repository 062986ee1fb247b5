import * as z from 'zod';
import { escapeHtml } from '#app/domain/email/email-content.ts';
import { answerJson } from './answer-json.ts';

const reported = z.object({ name: z.string(), details: z.record(z.string(), z.string()) });

/** An event reported by a page, with its arrival time in epoch milliseconds. */
type ReportedEvent = z.infer<typeof reported> & { id: string; at: number };

/** The received events, newest first, and how often the script was requested. */
export type AnalyticsState = { events: ReportedEvent[]; scripts: number };

const keptEvents = 200;

/** An analytics service that hasn't counted anything yet. */
export function createAnalytics(): AnalyticsState {
  return { events: [], scripts: 0 };
}

/** The product's environment variables for the fake at `origin`. */
export function registerAtAnalytics(origin: string): Record<string, string> {
  return {
    ANALYTICS_SCRIPT_URL: `${origin}/analytics/script.js`,
    ANALYTICS_ID: 'STAND-IN-1',
    ANALYTICS_PROVIDER: 'Stand-in Analytics',
  };
}

/** Accepts the same calls as Google's tag and reports the events unchanged. */
const script = `(() => {
  const { origin } = new URL(document.currentScript.src);
  const id = new URL(document.currentScript.src).searchParams.get('id');
  const take = ([command, name, details]) => {
    if (command !== 'event' || window['ga-disable-' + id]) return;
    const body = JSON.stringify({ id, name, details });
    navigator.sendBeacon(origin + '/analytics/collect', body);
  };
  const layer = (window.dataLayer ??= []);
  for (const call of layer) take(call);
  layer.push = (call) => take(call);
  // Leaves what such scripts leave.
  document.cookie = '_ga=STAND.IN; Path=/; Max-Age=60; SameSite=Lax; Secure';
})();
`;

/**
 * The analytics service fake. `GET /analytics/script.js` returns the script, `POST
 * /analytics/collect` accepts an event, `GET /analytics` lists the events as a page, and `GET
 * /analytics.json` as JSON for tests.
 */
export async function answerAnalytics(
  request: Request,
  state: AnalyticsState,
  now: number,
): Promise<Response> {
  switch (`${request.method} ${new URL(request.url).pathname}`) {
    case 'GET /analytics/script.js':
      state.scripts += 1;
      return new Response(script, {
        headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' },
      });
    case 'POST /analytics/collect':
      return recordEvent(request, state, now);
    case 'GET /analytics.json':
      return answerJson(200, state);
    case 'GET /analytics':
      return new Response(drawEvents(state), {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        },
      });
  }
  return answerJson(404, { error: 'Analytics has no such page.', code: 'not-found' });
}

async function recordEvent(request: Request, state: AnalyticsState, now: number) {
  const body: unknown = await request.json().catch(() => null);
  const event = z.object({ id: z.string().min(1), ...reported.shape }).safeParse(body);
  if (!event.success) return answerJson(400, { error: 'This is no event.', code: 'bad-event' });
  state.events = [{ ...event.data, at: now }, ...state.events].slice(0, keptEvents);
  return new Response(null, { status: 204 });
}

function drawEvents({ events, scripts }: AnalyticsState): string {
  const rows = events.map(({ at, name, details }) => {
    const cells = [new Date(at).toISOString(), name, JSON.stringify(details)];
    return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  });
  return `<!doctype html><html lang="en"><title>Analytics</title><style>td{padding:4px 16px 4px 0}</style>
<h1>Analytics</h1><p>The script was asked for ${scripts} times. Newest event first.</p><table>${rows.join('\n')}</table></html>`;
}
