import type { Server } from 'node:http';
import { exportPKCS8, generateKeyPair } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApple, createAppleRevoker } from '#app/adapters/identity/apple.server.ts';
import { createGoogle } from '#app/adapters/identity/google.server.ts';
import { openForBackup } from '#db/backup/table-lines.ts';
import { openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.ts';
import { serveRequests } from '#tests/fakes/serve-requests.ts';
import { findFreePorts } from '#tests/support/free-ports.ts';
import { connectStripe } from '#tests/support/stripe-client.ts';

// A host that redirects elsewhere could leak what was sent: codes, keys, tokens, rows (OWASP ASVS
// 5.0, V15.3.2).

let origin: string;
const servers: Server[] = [];
let asked = 0;
let sentOn: string[] = [];

beforeAll(async () => {
  const [port = 0, elsewhere = 0] = await findFreePorts(2);
  origin = `http://127.0.0.1:${port}`;
  const sendAway = async () => {
    asked += 1;
    return new Response(null, {
      status: 307,
      headers: { Location: `http://127.0.0.1:${elsewhere}/` },
    });
  };
  const collect = async (request: Request) => {
    sentOn.push(`${request.method} ${await request.text()}`);
    return new Response('{}');
  };
  servers.push(await serveRequests(sendAway, port), await serveRequests(collect, elsewhere));
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const { privateKey } = await generateKeyPair('ES256', { extractable: true });
const appleKey = { teamId: 'TEAM', keyId: 'KEY', privateKey: await exportPKCS8(privateKey) };
const secrets = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) };
const redirectUri = 'https://us.example/cb';
const places = () => ({
  authorizationUrl: origin,
  tokenUrl: `${origin}/token`,
  keysUrl: `${origin}/jwks`,
  issuer: 'https://issuer.example',
});

const redeemAtApple = () => createApple({ clientId: 'us', ...appleKey, ...places() }, redirectUri);
const redeemAtGoogle = () =>
  createGoogle({ clientId: 'us', clientSecret: 'hush', ...places() }, redirectUri);
const revokeAtApple = () =>
  createAppleRevoker({ ...appleKey, ...places(), revokeUrl: `${origin}/revoke` }, Date.now());

function callStripe(): Promise<unknown> {
  const stripe = connectStripe({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', origin });
  return stripe.createCustomer({ userId: 'u', email: 'wren@example.com', idempotencyKey: 'k' });
}

const sql = 'SELECT 1';
test.each<[string, () => Promise<unknown>]>([
  ['Google, exchanging a code', () => redeemAtGoogle().identify('a code', secrets, Date.now())],
  ['Apple, exchanging a code', () => redeemAtApple().identify('a code', secrets, Date.now())],
  ['Apple, revoking a grant', () => revokeAtApple()({ clientId: 'us', refreshToken: 'a token' })],
  ['Stripe', callStripe],
  ['the database', () => openDatabase({ url: origin, authToken: 't' }).$client.execute(sql)],
  ['the database, during a migration', () => migrate(origin, 't')],
  ['the database, during a backup', () => openForBackup(origin, 't').execute(sql)],
])('%s cannot redirect a request elsewhere', async (_, ask) => {
  asked = 0;
  sentOn = [];
  await expect(ask()).rejects.toThrow();
  expect(asked).toBeGreaterThan(0);
  expect(sentOn).toEqual([]);
});
