import { randomBytes } from 'node:crypto';

/** What the product and the Stripe fake share about the account; created for each run. */
export type StripeRegistration = {
  secretKey: string;
  webhookSecret: string;
  /** Origin of the hosted pages, without a trailing slash. */
  origin: string;
  /** Where events are sent; null sends none. */
  webhookUrl: string | null;
  /** Where events of connected accounts' payments go, and events about the accounts. */
  connect: EventTarget;
  connectAccounts: EventTarget;
};

/** A webhook URL, null if there is none, and its signing secret. */
export type EventTarget = { url: string | null; secret: string };

/** Creates an account at the fake, with the environment variables of both workers for it. */
export function registerAtStripe(
  origin: string,
  webhookUrl: string | null,
): { registration: StripeRegistration; vars: Record<string, string> } {
  const random = () => randomBytes(18).toString('hex');
  const secretKey = `sk_test_standin${random()}`;
  const webhookSecret = `whsec_${random()}`;
  const target = (suffix: string) => ({
    url: webhookUrl && `${webhookUrl}${suffix}`,
    secret: `whsec_${random()}`,
  });
  const [connect, connectAccounts] = [target('-connect'), target('-connect-accounts')];
  return {
    registration: { secretKey, webhookSecret, origin, webhookUrl, connect, connectAccounts },
    vars: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_CONNECT_SECRET: connect.secret,
      STRIPE_CONNECT_ACCOUNTS_SECRET: connectAccounts.secret,
      STRIPE_API_URL: origin,
    },
  };
}
