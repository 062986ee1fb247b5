import type { Server } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { serveRequests } from '#tests/fakes/serve-requests.ts';
import { findFreePorts } from '#tests/support/free-ports.ts';

type Sign = (claims: JWTPayload, header?: { kid?: string }) => Promise<string>;

/** A test's own identity provider, whose token endpoint returns whatever the test sets. */
export type HostileIssuer = {
  origin: string;
  /** Signs with the published key. */
  sign: Sign;
  /** Signs with an unpublished key, by default under the published key's id. */
  signWithOther: Sign;
  /** Publishes that other key too, as `newer`. */
  publishOther: () => void;
  /** The published key as JSON from the key set. */
  publishedKey: () => object;
  /** Sets the token endpoint's next response. */
  answerWith: (status: number, body: unknown) => void;
  /** The forms that reached the token endpoint, with their `Authorization`. */
  redeemed: { form: URLSearchParams; authorization: string | null }[];
  keyRequests: () => number;
  close: () => void;
};

// Generating them takes a second, and no test changes them.
const [own, other] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];

/** Starts the provider on a free port. */
export async function startHostileIssuer(): Promise<HostileIssuer> {
  const [port = 0] = await findFreePorts(1);
  const publishedKey = { ...(await exportJWK(own.publicKey)), kid: 'published', use: 'sig' };
  const keys: object[] = [publishedKey];
  const otherKey = { ...(await exportJWK(other.publicKey)), kid: 'newer', use: 'sig' };
  const redeemed: HostileIssuer['redeemed'] = [];
  let keyRequests = 0;
  let next = { status: 500, body: {} as unknown };

  const server: Server = await serveRequests(async (request) => {
    if (new URL(request.url).pathname === '/jwks') {
      keyRequests += 1;
      return Response.json({ keys });
    }
    const form = new URLSearchParams(await request.text());
    redeemed.push({ form, authorization: request.headers.get('Authorization') });
    return Response.json(next.body, { status: next.status });
  }, port);

  const signer =
    (key: CryptoKey): Sign =>
    (claims, { kid = 'published' } = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
  return {
    origin: `http://127.0.0.1:${port}`,
    sign: signer(own.privateKey),
    signWithOther: signer(other.privateKey),
    publishOther: () => keys.push(otherKey),
    publishedKey: () => publishedKey,
    answerWith: (status, body) => {
      next = { status, body };
    },
    redeemed,
    keyRequests: () => keyRequests,
    close: () => server.close(),
  };
}
