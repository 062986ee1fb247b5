import * as z from 'zod';
import { isProviderSignInError } from '#app/adapters/identity/identity-client.server.ts';
import {
  openProviderSession,
  redeemAttempt,
} from '#app/features/account/server/provider-session.api.server.ts';
import { signInAnswerTexts } from '#app/features/account/texts.ts';
import { parseJsonBody } from '#app/http/request/body.server.ts';
import type { Call, RefusalWord } from '#app/http/request/request-context.server.ts';
import { apiAnswer, apiError } from '#app/http/responses/error-responses.server.ts';
import { answerWait, claimTry } from '#app/http/security/throttle.server.ts';
import { serializeFlash } from '#app/http/session/flash.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';

const appleAnswer = z.lazy(() =>
  z.object({ idToken: z.string().min(1).max(10_000), code: z.string().min(1).max(2000) }),
);

/**
 * Completes a sign-in with Apple in the iOS app: exchanges the sheet's result for a session and returns the page to
 * open next. Each attempt can be completed once, and Apple redeems each code once.
 */
export async function action(call: Call): Promise<Response> {
  const { request, context } = call;
  const { appleApp } = context;
  const attempt = await redeemAttempt('apple', request, context);
  const answer = appleAnswer.safeParse(await parseJsonBody(request));
  if (!appleApp || !attempt) return refuse('state');
  if (!answer.success) return refuse('code');
  try {
    const wait = await claimTry(context, [{ limit: 'signInPerNetwork' }]);
    if (wait) {
      context.recordRefusal('limit');
      return answerWait(call, wait, 'too-many-attempts');
    }
    const identity = await appleApp.identify(answer.data, attempt.nonce, context.now);
    const signIn = { identity, attempt, platform: 'native' as const };
    const opened = await openProviderSession(call, 'apple', signIn);
    if (!opened) {
      context.recordRefusal('closed');
      return apiError(403, 'account-deleted', signInAnswerTexts.closed);
    }
    const flash = await serializeFlash('success', opened.message, opened.arrival);
    context.answerHeaders.append('Set-Cookie', flash);
    return apiAnswer({ path: opened.path });
  } catch (error) {
    const isProviders = isProviderSignInError(error);
    if (!isProviders && !isDatabaseUnavailable(error)) throw error;
    context.reportError(error);
    return fail(isProviders ? 502 : 503);
  }

  function refuse(why: RefusalWord) {
    context.recordRefusal(why);
    return fail(400);
  }
}

function fail(status: number): Response {
  return apiError(status, 'not-signed-in', signInAnswerTexts.failedWithApple);
}
