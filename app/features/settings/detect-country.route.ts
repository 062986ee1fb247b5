import { detectCountry } from '#app/domain/country/detect-country.ts';
import { loadBodyText } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { apiAnswer } from '#app/http/responses/error-responses.server.ts';

/**
 * `/api/detect-country`: returns the country detected at the edge, the USA if there is no signal. For clients whose
 * address has no country; they check the other sources themselves. The body is ignored, and refused like everywhere if
 * it is too large.
 */
export async function action({ request, context: { edgeRegions } }: Call) {
  await loadBodyText(request);
  const country = detectCountry({ edgeRegions });
  return apiAnswer({ country });
}

// Some clients post, without a body.
export function loader(call: Call) {
  return action(call);
}
