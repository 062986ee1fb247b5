import type { DeletionAnswer } from '#app/domain/account/account-closing.ts';
import type { ClaimAnswer } from '#app/domain/account/earlier-account.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { isNativePath } from '#app/domain/navigation/platform.ts';
import { isTimeZone, zoneLabel } from '#app/domain/zone-days.ts';
import { getPasswordHash } from '#app/features/account/queries/password.server.ts';
import {
  deleteOtherSessions,
  deleteSessionOfUser,
} from '#app/features/account/queries/sessions.server.ts';
import { setTimeZone } from '#app/features/account/queries/users.server.ts';
import { accountMessageTexts, passwordTexts } from '#app/features/account/texts.ts';
import { findPasswordErrors } from '#app/features/account/words/password-issues.ts';
import {
  type SecurityAnswer,
  type SecurityErrors,
  securityFailure,
} from '#app/features/account/words/security-answer.ts';
import { parseOwnersForm } from '#app/http/request/body.server.ts';
import { pathsFor } from '#app/http/request/platform.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { reportDatabaseAway } from '#app/http/responses/with-user.server.ts';
import { checkForBreaches } from '#app/http/security/breached-password.server.ts';
import {
  claimTry,
  formatRetryMessage,
  refundTry,
  resetTries,
  type Throttled,
} from '#app/http/security/throttle.server.ts';
import { getViewer, prepareSession, type Viewer } from '#app/http/session/session.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { answerAccountDeletion } from './account-deletion.api.server.ts';
import { sendPasswordChangedEmail } from './account-emails.server.ts';
import { answerSendConfirmation } from './confirmation.api.server.ts';
import { answerClaim, answerDecline, answerPaymentCheck } from './earlier-account.server.ts';
import { changePassword, verifyPassword } from './passwords.server.ts';

type PasswordAnswer = { body: SecurityAnswer; status: number };

/**
 * Changes the password of the signed-in user after checking the current one, if there is one. All other sessions end,
 * this one gets a new token, and the owner is notified by email.
 * @throws if the database does not answer
 */
async function answerPasswordChange(
  form: URLSearchParams,
  request: Request,
  context: RequestContext,
  viewer: Viewer,
  country: CountryCode,
): Promise<PasswordAnswer> {
  const { user, session } = viewer;
  // A password can't be used without an email address.
  if (user.email === null) return refusePassword({ form: passwordTexts.change.noEmail });
  const password = form.get('password') ?? '';
  const confirmation = form.get('confirmation') ?? '';
  const errors = findPasswordErrors({ password, confirmation }, 'settings');
  if (errors) return refusePassword(errors);

  const tries: Throttled = { limit: 'passwordChangePerUser', account: user.id };
  const wait = await claimTry(context, [tries]);
  if (wait) return refusePassword({ form: formatRetryMessage(request, context, wait) }, 429);
  const oldHash = await getPasswordHash(context.db, user.id);
  if (oldHash !== null && !(await verifyPassword(form.get('current') ?? '', oldHash))) {
    return refusePassword({ current: passwordTexts.change.wrongCurrent });
  }
  resetTries(context, tries);
  const breach = await checkForBreaches(context, password);
  if (breach) return refusePassword({ password: breach });

  const changes: Throttled = { limit: 'passwordChangedPerUser', account: user.id };
  const changesWait = await claimTry(context, [changes]);
  if (changesWait)
    return refusePassword({ form: formatRetryMessage(request, context, changesWait) }, 429);
  const next = prepareSession(request, context, user.id, session.remember);
  const isChanged = await changePassword(context.db, {
    userId: user.id,
    sessionId: session.id,
    oldHash,
    password,
    session: next.session,
    now: context.now,
  });
  if (!isChanged) {
    refundTry(context, changes);
    return refusePassword({ form: passwordTexts.change.failed }, 409);
  }
  next.handOver();
  context.endChannels(user.id, { replaced: session.id });
  context.endChannels(user.id, { except: [session.id, next.session.id] });
  const owner = { ...user, email: user.email };
  context.waitUntil(sendPasswordChangedEmail(context, owner, country, true));
  return { body: { outcome: 'changed', message: passwordTexts.change.done }, status: 200 };
}

function refusePassword(errors: SecurityErrors, status = 400): PasswordAnswer {
  return { body: { outcome: 'refused', errors }, status };
}

type Answered = { body: SecurityAnswer | DeletionAnswer | ClaimAnswer; status: number };

/**
 * Handles the posts from the Security section of Settings: `change-password`, `end-session` (another one, by its id),
 * `end-other-sessions`, `send-confirmation`, `set-time-zone`, `delete-account`, and those handled by
 * `earlier-account.server.ts`. Another user's session is reported as unknown.
 */
export async function answerSecurityPost(
  request: Request,
  context: RequestContext,
  country: CountryCode,
): Promise<Answered> {
  const form = await parseOwnersForm(request, context);
  const intent = form.get('intent');
  try {
    const viewer = await getViewer(request, context);
    if (!viewer) return refuse(accountMessageTexts.notAuthenticated, 401);
    const { id: userId } = viewer.user;
    const keepId = viewer.session.id;
    switch (intent) {
      case 'change-password':
        return await answerPasswordChange(form, request, context, viewer, country);
      case 'end-session': {
        const sessionId = form.get('session') ?? '';
        const ended = await deleteSessionOfUser(context.db, { userId, sessionId, keepId });
        if (!ended) return refuse(accountMessageTexts.sessions.overAlready, 404);
        context.endChannels(userId, { only: sessionId });
        return changed(accountMessageTexts.sessions.ended);
      }
      case 'end-other-sessions':
        await deleteOtherSessions(context.db, { userId, keepId });
        context.endChannels(userId, { except: [keepId] });
        return changed(accountMessageTexts.sessions.othersEnded);
      case 'delete-account':
        return await answerAccountDeletion(form, request, context, viewer);
      case 'set-time-zone': {
        const timeZone = form.get('time-zone') ?? '';
        if (!isTimeZone(timeZone)) return refuse(accountMessageTexts.timeZone.unknown, 400);
        await setTimeZone(context.db, userId, timeZone, context.now);
        return changed(fill(accountMessageTexts.timeZone.changed, { zone: zoneLabel(timeZone) }));
      }
      case 'send-confirmation':
        return await answerSendConfirmation(request, context, viewer, {
          country,
          isNative: isNativePath(new URL(request.url).pathname),
        });
      case 'claim-earlier-account':
        return await answerClaim(form, context, viewer, {
          country,
          invoicesPath: pathsFor(request, country).invoices,
        });
      case 'decline-earlier-account':
        return await answerDecline(context, viewer);
      case 'payment-details-checked':
        return await answerPaymentCheck(context, viewer);
      default:
        return refuse(accountMessageTexts.sessions.failed, 400);
    }
  } catch (error) {
    reportDatabaseAway(context, error);
    const sentence = securityFailure(intent);
    if (intent !== 'delete-account') return refuse(sentence, 503);
    const body = { outcome: 'refused', errors: { form: sentence }, isUnknown: true } as const;
    return { body, status: 503 };
  }
}

function refuse(sentence: string, status: number): Answered {
  return { body: { outcome: 'refused', errors: { form: sentence } }, status };
}

function changed(message: string): Answered {
  return { body: { outcome: 'changed', message }, status: 200 };
}
