import { parseStripeCatalog } from '#app/domain/billing/plan-ids.ts';
import { setUpCatalog } from './plan-catalog.ts';
import { setUpPortals } from './portals.ts';
import type { SetupRun } from './setup-run.ts';
import { type ReportSecret, setUpWebhooks } from './webhook-endpoints.ts';

/** The variables in `[env.production.vars]` with Stripe's ids, each as JSON. */
export type StripeIds = Record<'STRIPE_PRODUCTS' | 'STRIPE_PRICES' | 'STRIPE_PORTALS', string>;

/**
 * Creates or checks everything that the product needs in a Stripe account: products, prices, customer portals, webhook
 * endpoints. Idempotent; never deletes anything.
 * @returns the ids for the configuration; null when a check found some missing
 */
export async function setUpStripe(
  run: SetupRun,
  deployment: {
    productName: string;
    /** Scheme and host of the app, and of the webhook worker. */
    publicOrigin: string;
    webhooksOrigin: string;
    reportSecret: ReportSecret;
  },
): Promise<StripeIds | null> {
  const catalog = await setUpCatalog(run, deployment.productName);
  const portals = await setUpPortals(run, catalog, deployment.publicOrigin);
  await setUpWebhooks(run, deployment.webhooksOrigin, deployment.reportSecret);
  const ids = {
    STRIPE_PRODUCTS: JSON.stringify(catalog.products, null, 2),
    STRIPE_PRICES: JSON.stringify(catalog.prices, null, 2),
    STRIPE_PORTALS: JSON.stringify(portals, null, 2),
  };
  return isComplete(ids) ? ids : null;
}

function isComplete(ids: StripeIds): boolean {
  try {
    parseStripeCatalog(ids.STRIPE_PRICES, ids.STRIPE_PRODUCTS, ids.STRIPE_PORTALS);
    return true;
  } catch {
    return false;
  }
}
