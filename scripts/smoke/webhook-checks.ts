import Stripe from 'stripe';
import { appStoreCheck } from './app-store-check.ts';
import { type Check, insist, Skipped } from './checks.ts';
import { type Client, openClient } from './open-client.ts';

export type Environment = Record<string, string | undefined>;

/** Test-mode events of a type that is never sent, so that they change nothing in either mode. */
const event = {
  id: 'evt_smoke_test',
  object: 'event',
  type: 'billwren.smoke_test',
  livemode: false,
  created: Math.floor(Date.now() / 1000),
  account: 'acct_smoke_test',
  data: { object: { id: 'smoke_test' } },
};

const notification = {
  id: 'evt_smoke_test',
  object: 'v2.core.event',
  type: 'billwren.smoke_test',
  livemode: false,
  created: new Date().toISOString(),
  related_object: { id: 'smoke_test', type: 'billwren.smoke_test', url: '/' },
};

const stripeEndpoints = [
  { path: '/stripe', secret: 'STRIPE_WEBHOOK_SECRET', body: event },
  { path: '/stripe-connect', secret: 'STRIPE_CONNECT_SECRET', body: event },
  {
    path: '/stripe-connect-accounts',
    secret: 'STRIPE_CONNECT_ACCOUNTS_SECRET',
    body: notification,
  },
] as const;

/** Checks that each provider's deliveries are accepted with a signature and refused without one. */
export function webhookChecks(origin: string, env: Environment): Check[] {
  const send = openClient(origin);
  const stripe = new Stripe('sk_test_unused');
  const sign = (body: object, secret: string, ageSeconds = 0) =>
    stripe.webhooks.generateTestHeaderStringAsync({
      payload: JSON.stringify(body),
      secret,
      timestamp: Math.floor(Date.now() / 1000) - ageSeconds,
      cryptoProvider: Stripe.createSubtleCryptoProvider(),
    });
  return [
    ...stripeEndpoints.flatMap(({ path, secret: name, body }) => [
      {
        name: `webhooks ${path}: unsigned and wrongly signed events are rejected`,
        run: async () => {
          await insistOnRefusal(send, path, body, {});
          await insistOnRefusal(send, path, body, {
            'Stripe-Signature': await sign(body, 'whsec_of_nobody'),
          });
          return undefined;
        },
      },
      {
        name: `webhooks ${path}: a signed event is accepted, an old one is rejected`,
        run: async () => {
          const secret = env[name];
          if (!secret) throw new Skipped(`${name} is not set`);
          const signed = { 'Stripe-Signature': await sign(body, secret) };
          const { status, text } = await post(send, path, body, signed);
          insist(status === 200, `responded with ${status} ${text.slice(0, 200)}`);
          await insistOnRefusal(send, path, body, {
            'Stripe-Signature': await sign(body, secret, 3600),
          });
          return undefined;
        },
      },
    ]),
    {
      name: 'webhooks /app-store: unsigned and forged notifications are rejected',
      run: async () => {
        const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
        const forged = `${part({ alg: 'ES256', x5c: [] })}.${part({ notificationType: 'TEST' })}.AAAA`;
        await insistOnRefusal(send, '/app-store', {}, {});
        await insistOnRefusal(send, '/app-store', { signedPayload: forged }, {});
        return undefined;
      },
    },
    appStoreCheck(env, 'PRODUCTION'),
    appStoreCheck(env, 'SANDBOX'),
    {
      name: "webhooks /mail-events: outsiders can't report deliveries",
      run: async () => {
        const { status } = await post(send, '/mail-events', {}, {});
        insist([400, 404].includes(status), `responded with ${status}`);
        return undefined;
      },
    },
    {
      name: 'webhooks: an unknown address is 404',
      run: async () => {
        const { status } = await send('/no-such-address');
        insist(status === 404, `responded with ${status}`);
        return undefined;
      },
    },
  ];
}

function post(send: Client, path: string, body: object, headers: Record<string, string>) {
  return send(path, { method: 'POST', body: JSON.stringify(body), headers });
}

async function insistOnRefusal(
  send: Client,
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<void> {
  const { status, json } = await post(send, path, body, headers);
  if (status === 503 && json.code === 'not-configured') {
    throw new Skipped('the worker has no keys for this endpoint');
  }
  insist(status === 400, `responded with ${status} instead of 400`);
}
