import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** Content types that Cloudflare's edge compresses. Fonts and images are compressed already. */
const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/**
 * Starts a proxy that does what Cloudflare's edge does in production: it compresses responses (Brotli level 4 is the
 * edge's own level for dynamic responses) and caches immutable ones, which miniflare would compress again on every
 * request.
 * @param cookie sent with every request
 */
export async function startCompressingProxy(
  target: string,
  cookie = '',
): Promise<{ origin: string; stop: () => void }> {
  const kept = new Map<string, Answer>();
  const server = createServer(async (incoming, outgoing) => {
    const address = incoming.url ?? '/';
    try {
      const answer = kept.get(address) ?? (await ask(new URL(address, target), incoming, cookie));
      if (/\bimmutable\b/.test(String(answer.headers['cache-control']))) kept.set(address, answer);
      outgoing.writeHead(answer.status, answer.headers).end(answer.body);
    } catch {
      outgoing.writeHead(502).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function ask(url: URL, incoming: IncomingMessage, own: string): Promise<Answer> {
  const cookie = [incoming.headers.cookie, own].filter(Boolean).join('; ');
  const headers = { ...incoming.headers, host: url.host, 'accept-encoding': 'identity', cookie };
  return new Promise((resolve, reject) => {
    const asking = request(url, { method: incoming.method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(compress(answer, Buffer.concat(parts))));
      answer.on('error', reject);
    });
    asking.on('error', reject);
    incoming.pipe(asking);
  });
}

function compress({ statusCode = 502, headers }: IncomingMessage, plain: Buffer): Answer {
  const { 'content-length': _, 'transfer-encoding': __, ...rest } = headers;
  const isWorthIt = compressible.test(headers['content-type'] ?? '') && plain.length > 0;
  const body = isWorthIt
    ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : plain;
  return {
    status: statusCode,
    headers: {
      ...rest,
      'content-length': body.length,
      ...(isWorthIt && { 'content-encoding': 'br', vary: 'Accept-Encoding' }),
    },
    body,
  };
}
