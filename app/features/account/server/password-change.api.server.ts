import type { CountryCode } from '#app/domain/country/country.ts';
import { passwordTexts } from '#app/features/account/texts.ts';
import type {
  SecurityAnswer,
  SecurityErrors,
} from '#app/features/account/words/security-answer.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { checkForBreaches } from '#app/http/security/breached-password.server.ts';
import {
  claimTry,
  formatRetryMessage,
  refundTry,
  resetTries,
  type Throttled,
} from '#app/http/security/throttle.server.ts';
import { prepareSession, type Viewer } from '#app/http/session/session.server.ts';
import { getPasswordHash } from '../queries/password.server.ts';
import { findPasswordErrors } from '../words/password-issues.ts';
import { sendPasswordChangedEmail } from './account-emails.server.ts';
import { changePassword, verifyPassword } from './passwords.server.ts';

type Answered = { body: SecurityAnswer; status: number };

/**
 * Changes the password of the signed-in user after checking the current one, if there is one. All other sessions end,
 * this one gets a new token, and the owner is notified by email.
 * @throws if the database does not answer
 */
export async function answerPasswordChange(
  form: URLSearchParams,
  request: Request,
  context: RequestContext,
  viewer: Viewer,
  country: CountryCode,
): Promise<Answered> {
  const { user, session } = viewer;
  // A password can't be used without an email address.
  if (user.email === null) return refuse({ form: passwordTexts.change.noEmail });
  const password = form.get('password') ?? '';
  const confirmation = form.get('confirmation') ?? '';
  const errors = findPasswordErrors({ password, confirmation }, 'settings');
  if (errors) return refuse(errors);

  const tries: Throttled = { limit: 'passwordChangePerUser', account: user.id };
  const wait = await claimTry(context, [tries]);
  if (wait) return refuse({ form: formatRetryMessage(request, context, wait) }, 429);
  const oldHash = await getPasswordHash(context.db, user.id);
  if (oldHash !== null && !(await verifyPassword(form.get('current') ?? '', oldHash))) {
    return refuse({ current: passwordTexts.change.wrongCurrent });
  }
  resetTries(context, tries);
  const breach = await checkForBreaches(context, password);
  if (breach) return refuse({ password: breach });

  const changes: Throttled = { limit: 'passwordChangedPerUser', account: user.id };
  const changesWait = await claimTry(context, [changes]);
  if (changesWait) return refuse({ form: formatRetryMessage(request, context, changesWait) }, 429);
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
    return refuse({ form: passwordTexts.change.failed }, 409);
  }
  next.handOver();
  context.endChannels(user.id, { replaced: session.id });
  context.endChannels(user.id, { except: [session.id, next.session.id] });
  const owner = { ...user, email: user.email };
  context.waitUntil(sendPasswordChangedEmail(context, owner, country, true));
  return { body: { outcome: 'changed', message: passwordTexts.change.done }, status: 200 };
}

function refuse(errors: SecurityErrors, status = 400): Answered {
  return { body: { outcome: 'refused', errors }, status };
}
