import * as z from 'zod';
import { escapeHtml } from '#app/domain/email/email-content.ts';
import { answerJson } from './answer-json.ts';

const reported = z.object({ name: z.string(), details: z.record(z.string(), z.string()) });

/** An event that a page reported, with the moment of its arrival in milliseconds. */
type ReportedEvent = z.infer<typeof reported> & { id: string; at: number };

/** Which events have come, newest first, and how often the script was asked for. */
export type AnalyticsState = { events: ReportedEvent[]; scripts: number };

const keptEvents = 200;

/** An analytics service that has counted nothing yet. */
export function createAnalytics(): AnalyticsState {
  return { events: [], scripts: 0 };
}

/** The variables with which the product knows the fake at an origin. */
export function registerAtAnalytics(origin: string): Record<string, string> {
  return {
    ANALYTICS_SCRIPT_URL: `${origin}/analytics/script.js`,
    ANALYTICS_ID: 'STAND-IN-1',
    ANALYTICS_PROVIDER: 'Stand-in Analytics',
  };
}

/** Takes the calls that Google's tag takes, and reports events as they are. */
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
 * The fake for an analytics service. `GET /analytics/script.js` is its script, `POST /analytics/collect` takes an event
 * of it, `GET /analytics` shows what came to a person and `GET /analytics.json` to a test.
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
