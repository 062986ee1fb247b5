import { inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { handleRemix, type Network } from './app-in-process.ts';
import { answerAbroad, createJourneyContext } from './dom-world.ts';
import { newNetworkAddress } from './network-address.ts';
import { testOrigin } from './request-context.ts';

type Fulfilment = {
  status?: number;
  json?: unknown;
  body?: string;
  contentType?: string;
  response?: unknown;
};

/** An intercepted request as a test's handler receives it, like Playwright's `Route`. */
type Route = {
  request: () => AskedRequest;
  fetch: () => Promise<unknown>;
  abort: () => void;
  continue: () => Promise<void>;
  fallback: () => Promise<void>;
  fulfill: (answer: Fulfilment) => void;
};
/** A request as tests see it. */
export type AskedRequest = Pick<Request, 'headers'> & {
  url: () => string;
  method: () => string;
  postData: () => string | null;
  postDataJSON: () => unknown;
};
type Handler = (route: Route) => unknown;

const { fetch: realFetch } = globalThis;
const deadNetwork = () => new TypeError('Failed to fetch');

/** The network between a page in happy-dom and the server in its process, with the browser's cookies. */
export class DomNetwork {
  readonly jar = new Map<string, string>();
  private readonly address = newNetworkAddress();
  private handlers: { isMeant: (url: string) => boolean; pattern: unknown; handle: Handler }[] = [];
  private readonly answered: ((url: string) => void)[] = [];
  private listeners: ((request: AskedRequest) => void)[] = [];
  /** The visitor's country as the edge reports it (ISO code). */
  edgeRegion: string | null = null;
  /** The status of the page's data response. */
  status = 200;

  route(pattern: string | RegExp, handle: Handler, { times = Infinity } = {}): void {
    let left = times;
    const counted: Handler = (route) => {
      left -= 1;
      return left < 0 ? route.fallback() : handle(route);
    };
    this.handlers.unshift({ isMeant: matcherOf(pattern), pattern, handle: counted });
  }

  /** Removes a pattern's handlers, or all handlers. */
  unroute(pattern?: string | RegExp): void {
    this.handlers = this.handlers.filter((each) => pattern && `${each.pattern}` !== `${pattern}`);
  }

  listen(listen: (request: AskedRequest) => void): void {
    this.listeners.push(listen);
  }

  /** Answers fetches of the page, or of a visitor without one. */
  readonly fetch: typeof fetch = (input, init) => {
    const answer = this.answer(input, init);
    const { signal } = init ?? {};
    if (!signal) return answer;
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      answer.then(resolve, reject);
    });
  };

  private async answer(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (url.origin === inject('product').fakesOrigin) {
      return answerAbroad(new Request(url, init));
    }
    if (url.origin !== testOrigin) return realFetch(input, init);
    const request = new Request(input instanceof Request ? input : url, init);
    const visitor = request.headers.get('CF-Connecting-IP');
    if (!visitor) return (await this.carry(request, handleRemix)) as Response;
    const context = this.newContext(visitor);
    const answer = await handleRemix(request, context);
    return withHeaders(answer, context.answerHeaders);
  }

  readonly carry: Network = async (asked, answer, routeId) => {
    if (!navigator.onLine) throw deadNetwork();
    const text = await asked.clone().text();
    const shown = describe(asked, text, routeId);
    for (const listen of this.listeners) listen(shown);
    const send = () => this.send(asked.clone() as Request, answer);
    for (const { isMeant, handle } of this.handlers) {
      if (!isMeant(shown.url())) continue;
      const outcome = await this.ask(handle, shown, send);
      if (outcome !== 'fallback') return outcome.answer;
    }
    return send();
  };

  /** Passes a request to a test's handler. */
  private async ask(handle: Handler, shown: AskedRequest, send: () => Promise<unknown>) {
    return new Promise<'fallback' | { answer: unknown }>((resolve, reject) => {
      let sent: Promise<unknown> | undefined;
      const fetchOnce = () => {
        sent ??= send();
        return sent;
      };
      const handled = handle({
        request: () => shown,
        fetch: () => fetchOnce().catch(() => undefined),
        abort: () => reject(deadNetwork()),
        continue: async () => fetchOnce().then((answer) => resolve({ answer }), reject),
        fallback: async () => resolve('fallback'),
        fulfill: ({ status = 200, json, body, contentType = 'application/json', response }) => {
          if (response) return resolve({ answer: response });
          const headers = { 'Content-Type': contentType };
          const text = body ?? JSON.stringify(json);
          resolve({ answer: new Response(text, { status, headers }) });
        },
      });
      Promise.resolve(handled).catch(reject);
    });
  }

  private async send(request: Request, answer: Parameters<Network>[1]): Promise<unknown> {
    const context = this.newContext(this.address);
    const headers = new Headers(request.headers);
    headers.set('Cookie', this.cookies());
    headers.set('Sec-Fetch-Site', 'same-origin');
    try {
      const answered = await answer(new Request(request, { headers }), context);
      if (answered instanceof Response) this.keepAll(answered.headers);
      const { init } = (answered ?? {}) as { init?: ResponseInit | null };
      this.status = init?.status ?? this.status;
      return answered;
    } catch (thrown) {
      if (thrown instanceof Response) this.keepAll(thrown.headers);
      throw thrown;
    } finally {
      this.keepAll(context.answerHeaders);
      for (const tell of this.answered) tell(addressOf(request));
    }
  }

  private newContext(networkAddress: string) {
    const db = openDatabase({ url: inject('product').libsqlUrl });
    return Object.assign(createJourneyContext(db, networkAddress), {
      edgeRegions: [this.edgeRegion],
    });
  }

  private cookies(): string {
    const own = document.cookie ? [document.cookie] : [];
    return [...own, ...[...this.jar].map(([name, value]) => `${name}=${value}`)].join('; ');
  }

  private keepAll(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      if (/;\s*max-age=0/i.test(cookie)) this.jar.delete(pair.slice(0, at));
      else this.jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  /** Call it before the step that triggers the response; it resolves without the response's body. */
  answerOf(pattern: string | RegExp | ((answer: { url: () => string }) => boolean)) {
    const isMeant =
      typeof pattern === 'function'
        ? (url: string) => pattern({ url: () => url })
        : matcherOf(pattern);
    return new Promise<{ finished: () => Promise<void> }>((resolve) => {
      this.answered.push((url) => isMeant(url) && resolve({ finished: async () => undefined }));
    });
  }
}

function describe(request: Request, text: string, routeId: string | undefined): AskedRequest {
  const address = addressOf(request, routeId);
  return {
    url: () => address,
    method: () => request.method,
    headers: (() => Object.fromEntries(request.headers)) as never,
    postData: () => text || null,
    postDataJSON: () => JSON.parse(text),
  };
}

/** Returns the URL a browser would use: data requests have a different one than the page. */
function addressOf(request: Request, routeId?: string): string {
  const url = new URL(request.url);
  if (routeId) url.searchParams.set('_routes', routeId);
  const isPage = !/^\/(api|view-invoice\/[^/]+\/pdf)/.test(url.pathname);
  if (isPage && !url.pathname.endsWith('.data')) url.pathname += '.data';
  return url.href;
}

/** Converts Playwright's URL patterns: `**` matches anything, `*` anything within a segment. */
export function matcherOf(pattern: string | RegExp): (url: string) => boolean {
  if (pattern instanceof RegExp) return (url) => pattern.test(url);
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**', '\u0000')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0000', '.*');
  const whole = new RegExp(`^${source}$`);
  return (url) => whole.test(url) || whole.test(url.replace(testOrigin, ''));
}

function withHeaders(answer: Response, added: Headers): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of added) headers.append(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}
