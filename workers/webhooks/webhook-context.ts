import type { AppStoreClient } from '#app/domain/billing/app-store-client.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import type { ConnectClient } from '#app/domain/cards/connect-client.ts';
import type { PublishToUser } from '#app/domain/live/live-events.ts';
import type { Database } from '#db/client.server.ts';

/** What one delivery is answered with. */
export type WebhookContext = {
  db: Database;
  version: string;
  /** When that version was deployed, ms; null where it's unknown. */
  deployedAt: number | null;
  /** What `/readyz` asks for. */
  readinessSecret: string | undefined;
  /** Of local runs alone. */
  takesMailEvents: boolean;
  /** Milliseconds since the epoch, fixed when the delivery came in. */
  now: number;
  /** Null where no keys are configured. */
  stripe: StripeClient | null;
  connect: ConnectClient | null;
  appStore: AppStoreClient | null;
  publishToUser: PublishToUser;
  /** Adds words to the delivery's line in the log: kinds and outcomes, nothing of a person and nothing of a body. */
  note: (words: Record<string, string>) => void;
  reportError: (error: unknown) => void;
};
