import type { PaywallView } from '#app/domain/billing/paywall-view.ts';
import { describeBilling } from './billing.server.ts';
import { detectVisitorCountry } from './country.server.ts';
import type { RequestContext } from './request-context.server.ts';
import { readViewerOrNobody } from './session.server.ts';

/**
 * What the paywall of the native pages begins with; asks nobody beyond the session. While the database is away it is that
 * of a guest.
 */
export async function describePaywall(
  request: Request,
  context: RequestContext,
): Promise<PaywallView> {
  const viewer = await readViewerOrNobody(request, context);
  return {
    userId: viewer?.user.id ?? null,
    country: await detectVisitorCountry(request, context),
    billing: viewer && describeBilling(viewer, context),
    products: context.config.appStore?.products ?? [],
  };
}
