import type { PaywallView } from '#app/domain/billing/paywall-view.ts';
import { detectVisitorCountry } from '#app/http/request/country.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { getViewerOrGuest } from '#app/http/session/session.server.ts';
import { describeBilling } from './describe-billing.server.ts';

/**
 * The initial data of the native paywall; reads nothing beyond the session. While the database is unavailable, it is
 * the paywall of a guest.
 */
export async function describePaywall(
  request: Request,
  context: RequestContext,
): Promise<PaywallView> {
  const viewer = await getViewerOrGuest(request, context);
  const country = await detectVisitorCountry(request, context);
  return {
    userId: viewer?.user.id ?? null,
    country,
    billing: viewer && describeBilling(viewer, context, country),
    products: context.config.appStore?.products ?? [],
  };
}
