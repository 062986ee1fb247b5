import { parseStripeCatalog, type StripeCatalog } from '#app/domain/billing/plan-ids.ts';
import { localBillingVars } from '#tests/support/local-billing-vars.ts';

/**
 * The prices, products and portal configurations that `wrangler.toml` lists for local runs: the
 * fake's catalog.
 */
export function readLocalCatalog(): StripeCatalog {
  const { STRIPE_PRICES = '', STRIPE_PRODUCTS = '', STRIPE_PORTALS = '' } = localBillingVars;
  return parseStripeCatalog(STRIPE_PRICES, STRIPE_PRODUCTS, STRIPE_PORTALS);
}
