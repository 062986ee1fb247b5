import type { LegalFacts } from '#app/features/legal/ui/legal-page.tsx';
import { parseConsentMirror } from '#app/http/request/analytics.server.ts';
import { requireCountry } from '#app/http/request/country.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';

type LegalPageCall = {
  request: Request;
  params: { country?: string | undefined };
  context: Pick<RequestContext, 'config'>;
};

/**
 * Returns the operator's data for a legal page under `/{country}`.
 * @throws Response 404 if the first segment isn't one of our countries
 */
export function getLegalFacts({ request, params, context: { config } }: LegalPageCall): LegalFacts {
  const { productName, operatorName, operatorAddress, operatorPhone, operatorVatId } = config;
  const { supportEmail, publicOrigin, analytics } = config;
  return {
    country: requireCountry(params),
    productName,
    operatorName,
    operatorAddress,
    operatorPhone,
    operatorVatId,
    supportEmail,
    publicHost: new URL(publicOrigin).host,
    analyticsProvider: analytics?.provider ?? null,
    storedConsent: parseConsentMirror(request),
  };
}
