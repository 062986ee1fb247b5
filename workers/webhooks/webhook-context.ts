import type { AppStoreClient } from '#app/domain/billing/app-store-snapshot.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import type { ConnectClient } from '#app/domain/cards/connect-client.ts';
import type { PublishToUser } from '#app/domain/live/live-wire.ts';
import type { Database } from '#db/client.server.ts';

/** The context of one delivery. */
export type WebhookContext = {
  db: Database;
  version: string;
  /** When that version was deployed, ms; null when unknown. */
  deployedAt: number | null;
  /** The secret that `/readyz` requires. */
  readinessSecret: string | undefined;
  /** Only true in local runs. */
  acceptsEmailEvents: boolean;
  /** Milliseconds since the epoch, fixed when the delivery arrived. */
  now: number;
  /** Null without configured keys. */
  stripe: StripeClient | null;
  connect: ConnectClient | null;
  appStore: AppStoreClient | null;
  publishToUser: PublishToUser;
  /** Adds fields to the delivery's log line: kinds and outcomes, no personal data and nothing from the body. */
  note: (words: Record<string, string>) => void;
  reportError: (error: unknown) => void;
};
