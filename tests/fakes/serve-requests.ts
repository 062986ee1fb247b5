import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** Answers a request; what it throws becomes a 500 with the message as text. */
export type Answer = (request: Request) => Promise<Response>;

/** Answers in Node's own way; for third parties' programs, which know no other. */
export type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/**
 * Serves a `Request -> Response` function with Node's own server on 127.0.0.1; settles when it listens. Paths whose
 * first segment stands in `mounted` are answered there.
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
