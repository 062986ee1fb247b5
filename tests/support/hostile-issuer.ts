import type { Server } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { serveRequests } from '#tests/fakes/serve-requests.ts';
import { findFreePorts } from '#tests/support/free-ports.ts';

type Sign = (claims: JWTPayload, header?: { kid?: string }) => Promise<string>;

/** A provider of a test's own, whose token endpoint hands out whatever the test says. */
export type HostileIssuer = {
  origin: string;
  /** Signs with the published key. */
  sign: Sign;
  /** Signs with a key that is published nowhere, under the published one's name unless told. */
  signWithOther: Sign;
  /** Publishes that other key as well, as `newer`. */
  publishOther: () => void;
  /** The published key as its JSON stands in the key set. */
  publishedKey: () => object;
  /** What the token endpoint answers next. */
  answerWith: (status: number, body: unknown) => void;
  /** The forms that reached the token endpoint, with their `Authorization`. */
  redeemed: { form: URLSearchParams; authorization: string | null }[];
  keyRequests: () => number;
  close: () => void;
};

// Making them takes a second, and no test changes them.
const [own, other] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];

/** Starts one on a free port. */
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
