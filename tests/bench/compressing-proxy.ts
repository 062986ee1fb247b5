import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** Content that Cloudflare's edge compresses; fonts and pictures are compressed already. */
const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

/**
 * Stands before the product as Cloudflare's edge does in life and compresses its answers, which `wrangler dev` does not.
 * Brotli's level 4 is the edge's own for answers made on the spot.
 */
export async function startCompressingProxy(
  target: string,
): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', target);
    const headers = { ...incoming.headers, host: url.host, 'accept-encoding': 'identity' };
    const asking = request(url, { method: incoming.method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const plain = Buffer.concat(parts);
        const { 'content-length': _, 'transfer-encoding': __, ...kept } = answer.headers;
        const isWorthIt = compressible.test(kept['content-type'] ?? '') && plain.length > 0;
        const body = isWorthIt
          ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
          : plain;
        outgoing.writeHead(answer.statusCode ?? 502, {
          ...kept,
          'content-length': body.length,
          ...(isWorthIt && { 'content-encoding': 'br', vary: 'Accept-Encoding' }),
        });
        outgoing.end(body);
      });
    });
    asking.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(asking);
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
