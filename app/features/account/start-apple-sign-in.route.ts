import * as z from 'zod';
import { countryCodes } from '#app/domain/country/country.ts';
import { parseRedirectPath } from '#app/domain/navigation/redirect-path.ts';
import {
  createAttempt,
  saveAttempt,
} from '#app/features/account/server/provider-session.api.server.ts';
import { signInAnswerTexts } from '#app/features/account/texts.ts';
import { parseJsonBody } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { apiAnswer, apiError } from '#app/http/responses/error-responses.server.ts';

const goal = z.lazy(() =>
  z.object({
    /** Of an account that is made. */
    country: z.enum(countryCodes),
    redirectTo: z.string().max(2000).nullable(),
  }),
);

/**
 * Starts a sign-in with Apple in the iOS app: answers the nonce for Apple's sheet, and keeps it with this device's cookie.
 * 404 where the app's keys are missing.
 */
export async function action({ request, context }: Call): Promise<Response> {
  if (!context.appleApp) return apiError(404, 'not-found', signInAnswerTexts.notOffered);
  const asked = goal.safeParse(await parseJsonBody(request));
  if (!asked.success) return apiError(400, 'bad-request', signInAnswerTexts.failedWithApple);
  const { country, redirectTo } = asked.data;
  const attempt = createAttempt(
    { request, context },
    { country, redirectTo: parseRedirectPath(redirectTo) },
  );
  context.answerHeaders.append('Set-Cookie', await saveAttempt('apple', attempt));
  return apiAnswer({ nonce: attempt.nonce });
}
