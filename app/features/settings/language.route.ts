import { isLanguageCode } from '#app/domain/language/languages.ts';
import { setLanguage } from '#app/features/account/public.server.ts';
import { parseFormBody } from '#app/http/request/body.server.ts';
import { serializeLanguageCookie } from '#app/http/request/language.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { apiError, databaseAwayError } from '#app/http/responses/error-responses.server.ts';
import { getViewer } from '#app/http/session/session.server.ts';
import { languageTexts } from '#app/i18n/texts.ts';

/** Saves the chosen language: in a cookie and, for a signed-in user, in the account. */
export async function action({ request, context }: Call) {
  const language = (await parseFormBody(request)).get('language');
  if (!isLanguageCode(language)) {
    return apiError(400, 'unknown-language', languageTexts.unknown);
  }
  try {
    const viewer = await getViewer(request, context);
    if (viewer) await setLanguage(context.db, viewer.user.id, language);
  } catch (error) {
    context.reportError(error);
    return databaseAwayError();
  }
  context.answerHeaders.append('Set-Cookie', serializeLanguageCookie(language));
  return new Response(null, { status: 204 });
}
