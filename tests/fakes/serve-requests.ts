import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** Handles a request; an error becomes a 500 with its message as text. */
export type Answer = (request: Request) => Promise<Response>;

/** A plain Node handler, for third-party libraries that only support those. */
export type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/**
 * Serves a `Request -> Response` function with Node's HTTP server on 127.0.0.1; resolves when it
 * listens. Paths whose first segment is in `mounted` go to that handler instead.
 */
export function serveRequests(
  answer: Answer,
  port: number,
  mounted: Record<string, NodeHandler> = {},
): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const segment = incoming.url?.split(/[/?]/)[1] ?? '';
    const handler = Object.hasOwn(mounted, segment) ? mounted[segment] : undefined;
    const work = handler?.(incoming, outgoing) ?? respond(answer, incoming, outgoing);
    work.catch((error: unknown) => {
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain' });
      outgoing.end(error instanceof Error ? error.message : String(error));
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

async function respond(answer: Answer, incoming: IncomingMessage, outgoing: ServerResponse) {
  const response = await answer(readRequest(incoming));
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  outgoing.writeHead(response.status, headers);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

function readRequest(incoming: IncomingMessage): Request {
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headersDistinct)) {
    for (const each of value ?? []) headers.append(name, each);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(
    new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? '127.0.0.1'}`),
    {
      method,
      headers,
      body: hasBody ? (Readable.toWeb(incoming) as ReadableStream) : undefined,
      ...(hasBody ? { duplex: 'half' } : {}),
    },
  );
}
