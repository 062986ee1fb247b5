import type { EmailQueue } from '#app/adapters/email-queue.server.ts';
import type { AppleAppClient, RevokeAppleGrant } from '#app/adapters/identity/apple.server.ts';
import type { IdentityClient } from '#app/adapters/identity/identity-client.server.ts';
import type { RecordSigner } from '#app/adapters/record-signer.server.ts';
import type { IdentityProvider } from '#app/domain/account/sign-in.ts';
import type { AppStoreClient } from '#app/domain/billing/app-store-snapshot.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import type { ConnectClient } from '#app/domain/cards/connect-client.ts';
import type { SendEmail } from '#app/domain/email/email-content.ts';
import type { EndChannels, PublishToUser } from '#app/domain/live/live-wire.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import type { Database } from '#db/client.server.ts';
import type { AppConfig } from './app-config.server.ts';

/**
 * Why a user was turned away: an invalid link, a provider's response without code or without a matching attempt in this
 * browser, a closed account, or a limit.
 */
export type RefusalWord = 'link' | 'state' | 'code' | 'closed' | 'limit';

/**
 * What a request passes to guards, loaders and actions. Created in `workers/context.ts`, one per request, so that
 * nothing uses globals.
 */
export type RequestContext = {
  config: AppConfig;
  db: Database;
  /** Milliseconds since the epoch, fixed when the request arrived. */
  now: number;
  requestId: string;
  /** The content security policy's nonce of this response. */
  nonce: string;
  /** A document was requested, or its data alone, for a navigation within the app. */
  isDocument: boolean;
  /** The service worker requests a page to cache, which shows no user's data and says so. */
  isOfflinePage: boolean;
  /** The edge's two-letter countries as reported (`GB`, not `uk`): its header, then its request data. */
  edgeRegions: readonly (string | null)[];
  /** The client's network address; only for throttling, never logged. */
  networkAddress: string;
  sendEmail: SendEmail;
  /** Null without a queue; the scheduled job then sends due emails. */
  emailQueue: EmailQueue | null;
  /** Null without configured keys. */
  identityClients: Record<IdentityProvider, IdentityClient | null>;
  /** Sign in with Apple in the iOS app; null without keys or bundle id. */
  appleApp: AppleAppClient | null;
  /** Null without configured keys. */
  revokeAppleGrant: RevokeAppleGrant | null;
  /** Null without configured keys. */
  stripe: StripeClient | null;
  /** Stripe for sellers' own accounts; null without configured keys. */
  connect: ConnectClient | null;
  appStore: AppStoreClient | null;
  /** Null without a configured key. */
  recordSigner: RecordSigner | null;
  /** Returns how many breaches contain a password; throws when the service is down. */
  countBreaches: (password: string) => Promise<number>;
  /** Whether a password is on the list of the most common ones. */
  isCommonPassword: (password: string) => Promise<boolean>;
  /** Notifies a user's open pages of a change. */
  publishToUser: PublishToUser;
  /** Notifies the pages of ended sessions. */
  endChannels: EndChannels;
  /** Work that continues after the response. */
  waitUntil: (work: Promise<unknown>) => void;
  /** The style sheet of the document's first paint, if it is inlined instead of linked. */
  firstPaintStyles: string | null;
  /** Headers that any part of the request adds to the response, such as a renewed session cookie. */
  answerHeaders: Headers;
  /** The session's owner, loaded at most once per request by `getViewer`. */
  viewer: Promise<Viewer | null> | undefined;
  reportError: (error: unknown) => void;
  /** Logs the reason, because the response looks the same for several. */
  recordRefusal: (why: RefusalWord) => void;
};

/** The arguments of a loader or action at an address without parameters. */
export type Call = { request: Request; context: RequestContext };

declare module '@remix-run/cloudflare' {
  interface AppLoadContext extends RequestContext {}
}
