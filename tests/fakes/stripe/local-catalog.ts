import { parseStripeCatalog, type StripeCatalog } from '#app/domain/billing/plan-ids.ts';
import { localBillingVars } from '#tests/support/local-billing-vars.ts';

/** The prices and products that `wrangler.toml` names for local runs: what the stand-in sells. */
export function readLocalCatalog(): StripeCatalog {
  const { STRIPE_PRICES = '', STRIPE_PRODUCTS = '' } = localBillingVars;
  return parseStripeCatalog(STRIPE_PRICES, STRIPE_PRODUCTS);
}
