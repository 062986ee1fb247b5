/** A fully read response. */
export type Answer = {
  status: number;
  headers: Headers;
  /** `Content-Type`, empty without one. */
  type: string;
  bytes: Uint8Array;
  text: string;
  /** The body as JSON; an empty object when it isn't JSON. */
  json: Record<string, unknown>;
};

export type Client = (path: string, init?: RequestInit) => Promise<Answer>;

const timeoutMs = 20_000;

/** Creates a client of an origin that keeps cookies, follows no redirects and posts like the product's own pages. */
export function openClient(origin: string): Client {
  const cookies = new Map<string, string>();
  return async (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('User-Agent', 'billwren-smoke');
    // workerd closes the connection after refusing a post, and Node would reuse it.
    headers.set('Connection', 'close');
    if (init.method === 'POST' && !headers.has('Sec-Fetch-Site')) {
      headers.set('Sec-Fetch-Site', 'same-origin');
    }
    if (cookies.size > 0) {
      headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(new URL(path, origin), {
      ...init,
      headers,
      signal,
      redirect: 'manual',
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const type = answer.headers.get('Content-Type') ?? '';
    return {
      status: answer.status,
      headers: answer.headers,
      type,
      bytes,
      text,
      json: type.startsWith('application/json') ? JSON.parse(text) : {},
    };
  };
}

/** Creates a `POST` of JSON. */
export function postOf(json: unknown, headers: Record<string, string> = {}): RequestInit {
  const type = { 'Content-Type': 'application/json' };
  return { method: 'POST', body: JSON.stringify(json), headers: { ...type, ...headers } };
}
