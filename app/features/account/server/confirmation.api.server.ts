import { confirmParameter, isLinkToken, type LinkTarget } from '#app/domain/account/email-link.ts';
import { confirmEmail } from '#app/features/account/queries/email-links.server.ts';
import { accountMessageTexts } from '#app/features/account/texts.ts';
import type { SecurityAnswer } from '#app/features/account/words/security-answer.ts';
import { unconfirmedEmailLimit } from '#app/http/email/send-email.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import {
  claimTry,
  formatRetryMessage,
  type Throttled,
} from '#app/http/security/throttle.server.ts';
import { redirectWithFlash } from '#app/http/session/flash.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { hashToken } from '#app/http/session/token.server.ts';
import { sendAddressConfirmedEmail, sendConfirmationEmail } from './account-emails.server.ts';

/**
 * Applies a confirmation link for the signed-in user only: if a stranger created an account with someone's address, the
 * link does nothing when that person opens it.
 * @returns a redirect to the page without the link's parameter; null if the URL has none
 * @throws if the database does not answer
 */
export async function followConfirmation(
  request: Request,
  context: RequestContext,
  { user, settings }: Viewer,
  page: string,
): Promise<Response | null> {
  const token = new URL(request.url).searchParams.get(confirmParameter);
  if (token === null) return null;
  const link = { linkId: hashToken(token), userId: user.id, now: context.now };
  const proof = isLinkToken(token) ? await confirmEmail(context.db, link) : null;
  if (proof === 'proved' && user.email !== null) {
    const { preferredCountry } = settings;
    context.waitUntil(sendAddressConfirmedEmail(context, user.email, preferredCountry));
  }
  if (proof !== null) {
    return redirectWithFlash(page, 'success', { code: 'email-confirmed' });
  }
  context.recordRefusal('link');
  const isNeeded = user.emailVerifiedAt === null;
  const code = isNeeded ? 'confirmation-over-send-new' : 'confirmation-over';
  return redirectWithFlash(page, 'error', { code });
}

/** Sends the signed-in user another confirmation link, within the limit. */
export async function answerSendConfirmation(
  request: Request,
  context: RequestContext,
  { user }: Viewer,
  target: LinkTarget,
): Promise<{ body: SecurityAnswer; status: number }> {
  const texts = accountMessageTexts.confirmation;
  const { id, email } = user;
  if (email === null) {
    const errors = { form: texts.noAddress };
    return { body: { outcome: 'refused', errors }, status: 409 };
  }
  if (user.emailVerifiedAt !== null) {
    return { body: { outcome: 'changed', message: texts.done }, status: 200 };
  }
  const own: Throttled = { limit: 'confirmationPerUser', account: id };
  const wait = await claimTry(context, [own, unconfirmedEmailLimit(email)]);
  if (wait) {
    const errors = { form: formatRetryMessage(request, context, wait) };
    return { body: { outcome: 'refused', errors }, status: 429 };
  }
  context.waitUntil(sendConfirmationEmail(context, { id, email, isCounted: true }, target));
  return { body: { outcome: 'changed', message: texts.sent }, status: 200 };
}
