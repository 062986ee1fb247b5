import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer as createDoor, type Socket } from 'node:net';
import { certify } from '../fakes/certify.ts';

/** A certificate for `localhost` and the authority that signed it, as PEM. */
export type LocalCertificate = { key: string; cert: string; authority: string };

const hourMs = 3_600_000;
/** The first byte of a TLS handshake. */
const handshake = 0x16;

/** Creates a certificate that is valid for an hour, signed by an unknown authority. */
export function createLocalCertificate(): LocalCertificate {
  const root = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  const leaf = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = '/O=Billwren Bench/CN=Root of this run';
  const now = Date.now();
  const shared = {
    issuer,
    issuerKey: root.privateKey,
    fromMs: now - hourMs,
    untilMs: now + hourMs,
  };
  const pem = (der: string) =>
    `-----BEGIN CERTIFICATE-----\n${der.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`;
  const cert = certify({
    ...shared,
    subject: '/CN=localhost',
    key: leaf.publicKey,
    isAuthority: false,
    extensions: [{ extname: 'subjectAltName', array: [{ dns: 'localhost' }] }],
  });
  return {
    key: leaf.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(cert),
    authority: pem(certify({ ...shared, subject: issuer, key: root.publicKey, isAuthority: true })),
  };
}

/**
 * Starts a proxy that does what Cloudflare's edge does: HTTPS on a port of localhost, and on the same port a redirect
 * to it for plain HTTP (`docs/runbook.md`). A 404 is passed on as 200, because the Observatory doesn't score missing
 * pages.
 * @param cookie sent with every request
 */
export async function startHttpsProxy(order: {
  target: string;
  certificate: LocalCertificate;
  port?: number;
  cookie?: string;
}): Promise<{ host: string; stop: () => void }> {
  const secure = createSecureServer(order.certificate, (incoming, outgoing) =>
    forwardRequest(incoming, outgoing, order),
  );
  const clear = createServer((incoming, outgoing) => {
    outgoing.writeHead(301, { location: `https://${incoming.headers.host}${incoming.url}` }).end();
  });
  const sockets = new Set<Socket>();
  const door = createDoor((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    socket.once('data', (first: Buffer) => {
      socket.pause().unshift(first);
      (first[0] === handshake ? secure : clear).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((resolve) => door.listen(order.port ?? 0, 'localhost', resolve));
  const { port } = door.address() as AddressInfo;
  return {
    host: `localhost:${port}`,
    stop: () => {
      door.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function forwardRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { target, cookie }: { target: string; cookie?: string },
): void {
  const url = new URL(incoming.url ?? '/', target);
  const own = [incoming.headers.cookie, cookie].filter(Boolean).join('; ');
  const headers = { ...incoming.headers, host: url.host, ...(own && { cookie: own }) };
  const asking = request(url, { method: incoming.method, headers }, (answer) => {
    const status = answer.statusCode ?? 502;
    outgoing.writeHead(status === 404 ? 200 : status, answer.headers);
    answer.pipe(outgoing);
  });
  asking.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(asking);
}
