import Stripe from 'stripe';
import { planEventTypes } from '#app/domain/billing/stripe-client.ts';
import { paymentEventTypes, withdrawalType } from '#app/domain/cards/connect-client.ts';
import { ensureItem, listDifferences, type SetupRun, setupMetadataKey } from './setup-run.ts';

/** Receives the signing secret of a newly created endpoint, which Stripe shows only once. */
export type ReportSecret = (variable: string, secret: string) => void;

/** The two endpoints for snapshot events; `isConnect`: for events of connected accounts. */
const endpoints = [
  {
    path: '/stripe',
    isConnect: false,
    secretVariable: 'STRIPE_WEBHOOK_SECRET',
    events: planEventTypes,
  },
  {
    path: '/stripe-connect',
    isConnect: true,
    secretVariable: 'STRIPE_CONNECT_SECRET',
    events: [...paymentEventTypes, withdrawalType],
  },
] as const;

/**
 * Creates or checks the endpoints to which Stripe sends events: two for snapshots, one event destination for the thin
 * events of sellers' accounts (https://docs.stripe.com/event-destinations). They are found by their address.
 * @param webhooksOrigin of the webhook worker
 */
export async function setUpWebhooks(
  run: SetupRun,
  webhooksOrigin: string,
  reportSecret: ReportSecret,
): Promise<void> {
  const listed = await run.stripe.webhookEndpoints
    .list({ limit: 100 })
    .autoPagingToArray({ limit: 1_000 });
  for (const each of endpoints) {
    const url = `${webhooksOrigin}${each.path}`;
    await ensureEndpoint(run, { ...each, url, listed, reportSecret });
  }
  await ensureAccountEvents(run, `${webhooksOrigin}/stripe-connect-accounts`, reportSecret);
}

type Endpoint = (typeof endpoints)[number] & {
  url: string;
  listed: readonly Stripe.WebhookEndpoint[];
  reportSecret: ReportSecret;
};

async function ensureEndpoint(
  run: SetupRun,
  { path, url, listed, isConnect, events, secretVariable, reportSecret }: Endpoint,
): Promise<void> {
  const { webhookEndpoints } = run.stripe;
  const scope = isConnect ? 'connected accounts' : 'own account';
  const name = `Webhook endpoint ${path}`;
  const found = listed.find((each) => each.url === url);
  await ensureItem(run, {
    name,
    found,
    differences: differencesFrom(events),
    create: async () => {
      const created = await webhookEndpoints.create({
        url,
        enabled_events: [...events],
        api_version: Stripe.API_VERSION,
        connect: isConnect,
        description: `Plans and payments, events of the ${scope}`,
        metadata: { [setupMetadataKey]: scope },
      });
      if (created.secret) reportSecret(secretVariable, created.secret);
      return created;
    },
    update: ({ id }) =>
      webhookEndpoints.update(id, { enabled_events: [...events], disabled: false }),
  });
  if (!found) return;
  if (found.api_version !== Stripe.API_VERSION) {
    const details = `API version ${found.api_version ?? 'of the account'}, not ${Stripe.API_VERSION}. Create a second endpoint in the dashboard, move the secret, then remove this one.`;
    run.report({ outcome: 'manual', name, id: found.id, details });
  }
  if (found.metadata[setupMetadataKey] !== scope) {
    const details = `created manually: check in the dashboard that it listens to events of the ${scope}, then set its metadata ${setupMetadataKey}=${scope}.`;
    run.report({ outcome: 'manual', name, id: found.id, details });
  }
}

/** Lists how an endpoint differs from an enabled one with these events, in any order. */
function differencesFrom(events: readonly string[]) {
  return ({ status, enabled_events: enabled }: { status: string; enabled_events: string[] }) =>
    listDifferences(
      { status: 'enabled', events: [...events].sort() },
      { status, events: [...enabled].sort() },
    );
}

/**
 * The thin events after which a seller's account is fetched again
 * (https://docs.stripe.com/api/v2/core/accounts/event-types).
 */
const accountEvents = [
  'v2.core.account[configuration.merchant].capability_status_updated',
  'v2.core.account[requirements].updated',
  'v2.core.account.closed',
];

/**
 * Sellers' accounts belong to the platform and send their own events
 * (https://docs.stripe.com/api/v2/core/event-destinations).
 */
const accountsScope = '@accounts';

async function ensureAccountEvents(
  run: SetupRun,
  url: string,
  reportSecret: ReportSecret,
): Promise<void> {
  const { eventDestinations } = run.stripe.v2.core;
  const listed = await eventDestinations
    .list({ include: ['webhook_endpoint.url'], limit: 100 })
    .autoPagingToArray({ limit: 1_000 });
  const name = 'Event destination /stripe-connect-accounts';
  const found = listed.find((each) => each.webhook_endpoint?.url === url);
  await ensureItem(run, {
    name,
    found,
    differences: differencesFrom(accountEvents),
    create: async () => {
      const created = await eventDestinations.create({
        name: 'Sellers’ accounts',
        type: 'webhook_endpoint',
        event_payload: 'thin',
        enabled_events: accountEvents,
        events_from: [accountsScope],
        webhook_endpoint: { url },
        include: ['webhook_endpoint.url', 'webhook_endpoint.signing_secret'],
      });
      const secret = created.webhook_endpoint?.signing_secret;
      if (secret) reportSecret('STRIPE_CONNECT_ACCOUNTS_SECRET', secret);
      return created;
    },
    update: async ({ id, status }) => {
      if (status === 'disabled') await eventDestinations.enable(id);
      return eventDestinations.update(id, { enabled_events: accountEvents });
    },
  });
  if (!found) return;
  const fixed = { event_payload: 'thin', events_from: [accountsScope] };
  const differences = listDifferences(fixed, found);
  if (differences.length > 0) {
    const details = `${differences.join(', ')}. Remove it in the dashboard and run this again.`;
    run.report({ outcome: 'manual', name, id: found.id, details });
  }
}
