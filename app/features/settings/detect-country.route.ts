import { detectCountry } from '#app/domain/country/detect-country.ts';
import { loadBodyText } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { apiAnswer } from '#app/http/responses/error-responses.server.ts';

/**
 * `/api/detect-country`: the edge's detection alone, for clients whose address names no country; they know the rest of
 * the order by themselves. No signal is the USA. A body is not wanted, and too large a one refused like everywhere.
 */
export async function action({ request, context: { edgeRegions } }: Call) {
  await loadBodyText(request);
  const country = detectCountry({ edgeRegions });
  return apiAnswer({ country });
}

// Clients that call functions post, without a body.
export function loader(call: Call) {
  return action(call);
}
