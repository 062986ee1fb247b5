import { defineRoutes } from '@remix-run/dev/dist/config/routes.js';
import { vi } from 'vitest';
import type { QueueName } from '#app/domain/jobs/scheduled-jobs.ts';
import { renderClientEmail } from '#app/features/sending/server/render-client-email.server.ts';
import { type LazyBuild, openRemix } from '#app/remix/remix-routes.server.ts';
import { defineRoutesOfTable } from '#scripts/define-routes.ts';
import { answerFakes, createFakes, type FakesState } from '#tests/fakes/fakes.ts';
import type { Letter } from '#tests/fakes/mailbox.ts';
import { describeEvent, type ReportedState } from '#tests/fakes/mailbox-events.ts';
import { exchangeListeners, type StripeExchange } from '#tests/fakes/stripe/exchanges.ts';
import { registerAtStripe } from '#tests/fakes/stripe/registration.ts';
import { signPayload } from '#tests/fakes/stripe/webhook-sender.ts';
import { localBillingVars } from '#tests/support/local-billing-vars.ts';
import { workerEnv } from '#tests/support/worker-env.ts';
import { handleAppRequest } from '#workers/handle-app-request.ts';
import { handleQueueBatch } from '#workers/handle-queue-batch.ts';
import { runScheduledJobs } from '#workers/run-scheduled-jobs.ts';
import webhooks from '#workers/webhooks/index.ts';
import type { Dice } from './dice.ts';
import { type Ended, type Mishap, openNetwork, run, type Turns, waitUntil } from './network.ts';

type ManifestRoute = { id: string; file: string };

const files: Record<string, object> = import.meta.glob(
  ['../../app/root.tsx', '../../app/**/*.route.{ts,tsx}'],
  { eager: true },
);
const manifest: ManifestRoute[] = [
  { id: 'root', file: 'root.tsx', path: '' } as ManifestRoute,
  ...(Object.values(await defineRoutesOfTable(defineRoutes)) as ManifestRoute[]),
];

/** Remix with the routes in `app`, for requests without a page. */
const { findRoute, handleRemix } = openRemix(buildOfRoutes(), { files: [], suffixes: {} as never });

function buildOfRoutes(): LazyBuild {
  const routes = manifest.map((route) => {
    const module = files[`../../app/${route.file}`];
    if (!module) throw new Error(`No such route: ${route.file}`);
    return [route.id, { ...route, module: async () => module }];
  });
  const future = { v3_singleFetch: true, v3_relativeSplatPath: true, v3_fetcherPersist: true };
  const assets = { entry: { module: '', imports: [] }, routes: {}, url: '', version: 'test' };
  return {
    routes: Object.fromEntries(routes),
    future,
    assets,
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    isSpaMode: false,
    entry: { module: { default: () => new Response('<!doctype html>') } },
  } as never;
}

export const productOrigin = 'https://billwren.example';
const webhooksOrigin = 'https://webhooks.billwren.example';
const fakesOrigin = 'http://fakes.example';

/** A delivery of Stripe that the product hasn't accepted yet. */
export type StripeDelivery = { path: string; body: string; secret: string; type: string };
/** A message in one of our queues. */
export type QueueMessage = { queue: QueueName; id: string; body: unknown; attempts: number };

type LogLine = { level?: string; errors?: unknown[] } & Record<string, unknown>;

/** The product's entry points around a database, a clock that only the simulation advances, and third parties. */
export type World = {
  databaseUrl: string;
  fakes: FakesState;
  /** ms. */
  now: () => number;
  advance: (ms: number) => void;
  /** What Stripe still has to deliver, and what waits in our queues. */
  deliveries: StripeDelivery[];
  messages: QueueMessage[];
  /** Error lines of the log since the last call. */
  takeErrors: () => string[];
  /** Runs work with a mishap at one of its calls, including what it does after its response. */
  run: <T>(
    work: () => Promise<T>,
    mishap?: Mishap | null,
    turns?: Turns | null,
  ) => Promise<Ended<T>>;
  runJobs: (cron: string) => Promise<void>;
  deliver: (delivery: StripeDelivery) => Promise<boolean>;
  /** Delivers a message; returns whether it is to be retried. */
  consume: (message: QueueMessage) => Promise<boolean>;
  /** Queues the event that the email service sends about an email. */
  reportEmail: (letter: Letter, state: ReportedState) => void;
  close: () => void;
};

const writer = { renderClientEmail };

/** Opens a world; a process has one at a time. */
export function openWorld(
  databaseUrl: string,
  { startMs, dice, recordKey }: { startMs: number; dice: Dice; recordKey: string },
): World {
  vi.useFakeTimers({ toFake: ['Date'], now: startMs });
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => seededId(dice));
  const lines: LogLine[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(JSON.parse(String(line))));

  const { registration, vars } = registerAtStripe(fakesOrigin, null);
  const fakes = createFakes(registration);
  const deliveries: StripeDelivery[] = [];
  const messages: QueueMessage[] = [];
  const send = (queue: QueueName, body: unknown) =>
    void messages.push({ queue, id: crypto.randomUUID(), body, attempts: 1 });
  const listen = (exchange: StripeExchange) => {
    if (exchange.kind !== 'event') return;
    const event = exchange.event as { object: string; type: string; account?: string };
    const { connect, connectAccounts, webhookSecret } = registration;
    const [path, secret] =
      event.object === 'v2.core.event'
        ? ['/stripe-connect-accounts', connectAccounts.secret]
        : event.account
          ? ['/stripe-connect', connect.secret]
          : ['/stripe', webhookSecret];
    deliveries.push({ path, secret, body: JSON.stringify(event), type: event.type });
  };
  exchangeListeners.add(listen);

  const env = {
    ...localBillingVars,
    ...workerEnv(databaseUrl),
    ...vars,
    MAIL_URL: `${fakesOrigin}/mail`,
    PWNED_PASSWORDS_URL: `${fakesOrigin}/pwned`,
    RECORD_KEY: recordKey,
    MAILS: {
      sendBatch: async (batch: Iterable<{ body: unknown }>) => {
        for (const { body } of batch) send('billwren-mails', body);
      },
    },
  };
  const execution = { waitUntil };
  const network = openNetwork({
    product: [
      productOrigin,
      (request) => handleAppRequest(request, env, execution, { findRoute, handleRemix }),
    ],
    thirdParties: { [fakesOrigin]: (request) => answerFakes(request, fakes, Date.now()) },
  });

  return {
    databaseUrl,
    fakes,
    now: () => Date.now(),
    advance: (ms) => vi.setSystemTime(Date.now() + ms),
    deliveries,
    messages,
    takeErrors: () =>
      lines
        .splice(0)
        .filter(({ level }) => level === 'error')
        .map((line) => JSON.stringify(line)),
    run,
    runJobs: (cron) => runScheduledJobs(env, { cron, now: Date.now(), writer }),
    deliver: async ({ path, body, secret }) => {
      const signature = signPayload(body, secret, Math.floor(Date.now() / 1000));
      const request = new Request(`${webhooksOrigin}${path}`, {
        method: 'POST',
        headers: { 'Stripe-Signature': signature },
        body,
      });
      return (await webhooks.fetch(request as never, env as never, execution as never)).ok;
    },
    consume: async ({ queue, id, body, attempts }) => {
      let isRetried = false;
      const message = {
        id,
        body,
        attempts,
        ack: () => undefined,
        retry: () => {
          isRetried = true;
        },
      };
      await handleQueueBatch({ queue, messages: [message] }, env, writer);
      return isRetried;
    },
    reportEmail: (letter, state) => send('billwren-mail-events', describeEvent(letter, state)),
    close: () => {
      network.close();
      exchangeListeners.delete(listen);
      vi.useRealTimers();
      vi.restoreAllMocks();
    },
  };
}

/** A version 4 UUID that follows from the seed. */
function seededId(dice: Dice) {
  const hex = (length: number) =>
    Array.from({ length }, () => dice.below(16).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}` as const;
}
