import type { AppleAppClient } from '#app/adapters/identity/apple-app.server.ts';
import type { RevokeAppleGrant } from '#app/adapters/identity/apple-grants.server.ts';
import type { IdentityClient } from '#app/adapters/identity/identity-client.server.ts';
import type { MailQueue } from '#app/adapters/mail-queue.server.ts';
import type { RecordSigner } from '#app/adapters/record-signer.server.ts';
import type { IdentityProvider } from '#app/domain/account/identity-provider.ts';
import type { AppStoreClient } from '#app/domain/billing/app-store-client.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import type { ConnectClient } from '#app/domain/cards/connect-client.ts';
import type { EndChannels, PublishToUser } from '#app/domain/live/live-events.ts';
import type { SendMail } from '#app/domain/mail/mail-text.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import type { Database } from '#db/client.server.ts';
import type { AppConfig } from './app-config.server.ts';

/**
 * Why a user was turned away: a link that does not work, a provider's answer that belongs to no attempt of this browser
 * or has no code, an account that is closed, a limit.
 */
export type RefusalWord = 'link' | 'state' | 'code' | 'closed' | 'limit';

/**
 * What one request carries through guards, loaders and actions. Made in `workers/context.ts`, one per request,
 * so nothing reaches for a global.
 */
export type RequestContext = {
  config: AppConfig;
  db: Database;
  /** Milliseconds since the epoch, fixed when the request came in. */
  now: number;
  requestId: string;
  /** The content-security policy's nonce of this answer. */
  nonce: string;
  /** The service worker asks for a page to keep: it shows no user's data and says so. */
  isOfflinePage: boolean;
  /** The edge's two-letter countries, as it says them (`GB`, not `uk`): its header, then what it knows of the request. */
  edgeRegions: readonly (string | null)[];
  /** The client's network address; for throttling only, never logged. */
  networkAddress: string;
  sendMail: SendMail;
  /** Null where there is none: then the schedule sends what is due. */
  mailQueue: MailQueue | null;
  /** Null where no keys are configured. */
  identityClients: Record<IdentityProvider, IdentityClient | null>;
  /** Sign in with Apple in the iOS app; null without keys or bundle id. */
  appleApp: AppleAppClient | null;
  /** Null where no keys are configured. */
  revokeAppleGrant: RevokeAppleGrant | null;
  /** Null where no keys are configured. */
  stripe: StripeClient | null;
  /** Stripe for sellers' own accounts; null as well. */
  connect: ConnectClient | null;
  appStore: AppStoreClient | null;
  /** Null where no key is configured. */
  recordSigner: RecordSigner | null;
  /** In how many breaches a password was seen; throws when the service is away. */
  countBreaches: (password: string) => Promise<number>;
  /** Tells a user's open pages what has changed. */
  publishToUser: PublishToUser;
  /** Tells the pages of ended sessions. */
  endChannels: EndChannels;
  /** Work that goes on after the answer has left. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Headers that any part of the request adds to the answer, such as a renewed session cookie. */
  answerHeaders: Headers;
  /** The session's owner, read at most once per request; filled by `getViewer`. */
  viewer: Promise<Viewer | null> | undefined;
  reportError: (error: unknown) => void;
  /** Puts the word into the log, where the answer looks like another's. */
  noteRefusal: (why: RefusalWord) => void;
};

/** What a loader or an action is called with, as far as an address without parameters needs it. */
export type Call = { request: Request; context: RequestContext };

declare module '@remix-run/cloudflare' {
  interface AppLoadContext extends RequestContext {}
}
