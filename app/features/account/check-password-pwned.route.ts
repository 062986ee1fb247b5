import * as z from 'zod';
import { maxPasswordLength } from '#app/domain/account/sign-in.ts';
import { passwordTexts } from '#app/features/account/texts.ts';
import { parseJsonBody } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { apiAnswer, apiError } from '#app/http/responses/error-responses.server.ts';
import { reportDatabaseAway } from '#app/http/responses/with-user.server.ts';
import { findBreach } from '#app/http/security/breached-password.server.ts';
import { answerWait, claimTry } from '#app/http/security/throttle.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { requestTexts } from '#app/i18n/texts.ts';

const question = z.lazy(() => z.object({ password: z.string().min(1).max(maxPasswordLength) }));

/**
 * Handles `check-password-pwned` with the body `{ password }`; returns `{ isPwned, count }`, with a null count for a
 * password from the built-in list. Rate-limited by network address; the password is never stored.
 */
export async function action({ request, context }: Call) {
  const asked = question.safeParse(await parseJsonBody(request));
  if (!asked.success) {
    return apiError(
      400,
      'bad-request',
      fill(passwordTexts.check.sendShorter, { count: maxPasswordLength }),
    );
  }
  try {
    const wait = await claimTry(context, [{ limit: 'breachCheckPerNetwork' }]);
    if (wait) return answerWait({ request, context }, wait, 'too-many-attempts');
  } catch (error) {
    reportDatabaseAway(context, error);
    return apiError(503, 'unavailable', requestTexts.failed);
  }
  const breach = await findBreach(context, asked.data.password);
  return apiAnswer({ isPwned: breach !== null, count: breach ? breach.count : 0 });
}
