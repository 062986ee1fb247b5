import { createAppStore } from '#app/adapters/app-store/app-store.server.ts';
import { createClientEmailSender, createEmailSender } from '#app/adapters/email-provider.server.ts';
import { openEmailQueue } from '#app/adapters/email-queue.server.ts';
import {
  createApple,
  createAppleApp,
  createAppleRevoker,
} from '#app/adapters/identity/apple.server.ts';
import { createGoogle } from '#app/adapters/identity/google.server.ts';
import { createLivePublisher, type LiveChannels } from '#app/adapters/live-channel.server.ts';
import {
  createBreachCounter,
  createCommonPasswordCheck,
  type StaticFiles,
} from '#app/adapters/passwords/breached-passwords.server.ts';
import { createRecordSigner } from '#app/adapters/record-signer.server.ts';
import { createStripe } from '#app/adapters/stripe/stripe.server.ts';
import { createConnect } from '#app/adapters/stripe/stripe-connect.server.ts';
import type { IdentityProvider } from '#app/domain/account/sign-in.ts';
import type { SendToClient } from '#app/domain/email/email-content.ts';
import type { ClearUser } from '#app/domain/live/live-wire.ts';
import type { AppConfig } from '#app/http/request/app-config.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { isOfflinePageRequest } from '#app/http/responses/offline-page.server.ts';
import type { RateLimiter, RateLimiters } from '#app/http/security/rate-limit.server.ts';
import { isDataPath } from '#app/remix/data-address.ts';
import { openDatabase } from '#db/client.server.ts';

type RequestMoment = Pick<RequestContext, 'now' | 'waitUntil' | 'reportError' | 'recordRefusal'>;

/** What a scheduled job works with: no request and no client. */
export type JobContext = Pick<
  RequestContext,
  | 'config'
  | 'db'
  | 'sendEmail'
  | 'emailQueue'
  | 'stripe'
  | 'connect'
  | 'appStore'
  | 'revokeAppleGrant'
  | 'recordSigner'
  | 'publishToUser'
  | 'endChannels'
> & { forgetUser: ClearUser; sendToClient: SendToClient };

/** Creates a scheduled job's context, which is the part of a request's context that needs no request. */
export function createJobContext(
  env: unknown,
  config: AppConfig,
  channels: LiveChannels | null,
  { now, waitUntil, reportError }: Pick<RequestMoment, 'now' | 'waitUntil' | 'reportError'>,
): JobContext {
  return {
    config,
    sendEmail: createEmailSender(config, env),
    sendToClient: createClientEmailSender(config, env, reportError),
    emailQueue: openEmailQueue(env),
    db: openDatabase({ url: config.databaseUrl, authToken: config.databaseAuthToken }),
    stripe: config.stripe && createStripe({ ...config.stripe, reportUnknown: reportError }),
    connect: config.stripe && createConnect({ ...config.stripe, reportUnknown: reportError }),
    appStore: config.appStore && createAppStore(config.appStore, now),
    revokeAppleGrant: config.apple && createAppleRevoker(config.apple, now),
    recordSigner: config.recordKeys && createRecordSigner(config.recordKeys),
    ...createLivePublisher(channels, waitUntil),
  };
}

/** The composition root: creates a request's context from the environment. */
export function createRequestContext(
  request: Request,
  env: unknown,
  config: AppConfig,
  channels: LiveChannels | null,
  moment: RequestMoment,
): RequestContext {
  const bundleId = config.apple?.bundleId;
  return {
    ...moment,
    ...createJobContext(env, config, channels, moment),
    requestId: crypto.randomUUID(),
    nonce: randomNonce(),
    isDocument: !isDataPath(new URL(request.url).pathname),
    isOfflinePage: isOfflinePageRequest(request),
    edgeRegions: [request.headers.get('CF-IPCountry'), edgeCountryOf(request)],
    networkAddress: request.headers.get('CF-Connecting-IP') ?? '',
    identityClients: {
      google: config.google && createGoogle(config.google, callbackOf('google', config)),
      apple: config.apple && createApple(config.apple, callbackOf('apple', config)),
    },
    appleApp: config.apple && bundleId ? createAppleApp(config.apple, bundleId) : null,
    countBreaches: createBreachCounter(config.pwnedPasswordsUrl, config.productName),
    isCommonPassword: createCommonPasswordCheck((env as { ASSETS: StaticFiles }).ASSETS),
    firstPaintStyles: null,
    answerHeaders: new Headers(),
    viewer: undefined,
  };
}

function callbackOf(provider: IdentityProvider, { publicOrigin }: AppConfig): string {
  return `${publicOrigin}/oauth/${provider}/callback`;
}

/** Returns the rate-limit bindings; undefined where the environment has none. */
export function rateLimitersOf(env: unknown): RateLimiters {
  const bindings = env as Partial<
    Record<
      'ACCOUNT_WRITES' | 'PAYMENT_EVENTS' | 'INVOICE_ZIPS' | 'FILES' | 'LIVE_SOCKETS',
      RateLimiter
    >
  >;
  return {
    accountWrites: bindings.ACCOUNT_WRITES,
    paymentEvents: bindings.PAYMENT_EVENTS,
    invoiceZips: bindings.INVOICE_ZIPS,
    files: bindings.FILES,
    liveSockets: bindings.LIVE_SOCKETS,
  };
}

function edgeCountryOf(request: Request): string | null {
  const country = (request as { cf?: { country?: unknown } }).cf?.country;
  return typeof country === 'string' ? country : null;
}

function randomNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}
