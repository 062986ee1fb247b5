import { randomBytes } from 'node:crypto';

/** What both sides know of the account at Stripe's fake; made anew for each run. */
export type StripeRegistration = {
  secretKey: string;
  webhookSecret: string;
  /** Where the hosted pages answer, without a slash at the end. */
  origin: string;
  /** Where events are sent; null: nowhere. */
  webhookUrl: string | null;
  /** Where word of connected accounts' payments goes, and of the accounts themselves. */
  connect: EventTarget;
  connectAccounts: EventTarget;
};

/** An address that takes events, null where there is none, and the secret that signs them. */
export type EventTarget = { url: string | null; secret: string };

/** An account at the fake, with the variables of both workers that lead there instead of to Stripe. */
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
