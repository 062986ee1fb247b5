import { isCountryCode } from '#app/domain/country/country.ts';
import { updatePreferredCountry } from '#app/features/settings/queries/settings-row.server.ts';
import { parseFormBody } from '#app/http/request/body.server.ts';
import { serializeCountryCookie } from '#app/http/request/cookies.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { apiError, databaseAwayError } from '#app/http/responses/error-responses.server.ts';
import { getViewer } from '#app/http/session/session.server.ts';
import { requestTexts } from '#app/i18n/texts.ts';

/**
 * Saves the country chosen in the country switcher: in a cookie and, for a signed-in user, in the settings row. If
 * saving fails, the response is 503 and the browser retries; the user sees nothing.
 */
export async function action({ request, context }: Call) {
  const country = (await parseFormBody(request)).get('country');
  if (!isCountryCode(country)) {
    return apiError(400, 'unknown-country', requestTexts.countryUnknown);
  }
  context.answerHeaders.append('Set-Cookie', serializeCountryCookie(country));
  try {
    const viewer = await getViewer(request, context);
    if (viewer) await updatePreferredCountry(context.db, viewer.user.id, country, context.now);
  } catch (error) {
    context.reportError(error);
    return databaseAwayError();
  }
  return new Response(null, { status: 204 });
}
