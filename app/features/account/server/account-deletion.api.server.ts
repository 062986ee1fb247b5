import {
  type DeletionAnswer,
  type DeletionErrors,
  wipeDueAt,
} from '#app/domain/account/account-closing.ts';
import { isEntitled, planState } from '#app/domain/billing/allowance.ts';
import {
  accountClosingTexts,
  accountMessageTexts,
  passwordTexts,
} from '#app/features/account/texts.ts';
import { confirmsDeletion } from '#app/features/account/words/security-answer.ts';
import { closeOpenAttempts } from '#app/features/cards/public.server.ts';
import { sendEmail } from '#app/http/email/send-email.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import {
  claimTry,
  formatRetryMessage,
  resetTries,
  type Throttled,
} from '#app/http/security/throttle.server.ts';
import { clearBrowser, renewBrowserCookie, type Viewer } from '#app/http/session/session.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { getPasswordHash } from '../queries/password.server.ts';
import { accountClosedEmail } from '../words/account-emails.ts';
import { closeAccount, revokeGrantsOfClosed } from './closed-accounts.server.ts';
import { verifyPassword } from './passwords.server.ts';

type Answered = { body: DeletionAnswer; status: number };

/**
 * Deletes the account of the signed-in user: it is closed at once and wiped 30 days later. Asks for the password if
 * there is one, else for a confirmation phrase. A user with an App Store plan must acknowledge that Apple continues to
 * charge.
 * @throws if the database does not answer
 */
export async function answerAccountDeletion(
  form: URLSearchParams,
  request: Request,
  context: RequestContext,
  viewer: Viewer,
): Promise<Answered> {
  const { db, stripe, now, reportError } = context;
  const { user, session, settings } = viewer;
  const texts = accountClosingTexts.refused;
  const hasAppStorePlan = isChargeableByApple(settings, now);
  if (hasAppStorePlan && form.get('apple') !== 'known') {
    return refuse(context, { apple: texts.apple });
  }
  const tries: Throttled = { limit: 'passwordChangePerUser', account: user.id };
  const wait = await claimTry(context, [tries]);
  if (wait) return refuse(context, { form: formatRetryMessage(request, context, wait) }, 429);
  const hash = await getPasswordHash(db, user.id);
  if (hash === null) {
    const isMeant = confirmsDeletion(form.get('confirmation') ?? '');
    if (!isMeant)
      return refuse(context, {
        confirmation: fill(texts.words, { words: accountClosingTexts.words }),
      });
  } else if (!(await verifyPassword(form.get('current') ?? '', hash))) {
    return refuse(context, { current: passwordTexts.change.wrongCurrent });
  }
  resetTries(context, tries);

  const asking = { settings, sessionId: session.id, now, reportError };
  const outcome = await closeAccount(db, stripe, asking);
  if (outcome === 'plan-stands') return refuse(context, { form: texts.planNotCancelled }, 502);
  if (outcome === 'session-over')
    return {
      body: { outcome: 'refused', errors: { form: accountMessageTexts.notAuthenticated } },
      status: 401,
    };
  const { connect, revokeAppleGrant } = context;
  const left = { userId: user.id, now, reportError };
  context.waitUntil(closeOpenAttempts(db, connect, left).catch(reportError));
  if (revokeAppleGrant) {
    const run = { now, reportError };
    context.waitUntil(revokeGrantsOfClosed(db, revokeAppleGrant, run).catch(reportError));
  }
  clearBrowser(context);
  context.endChannels(user.id, { except: [] });
  context.waitUntil(emailOwner(context, viewer, hasAppStorePlan));
  return { body: { outcome: 'deleted' }, status: 200 };
}

/** Whether the user has a renewing App Store plan, which only they can cancel. */
function isChargeableByApple(settings: Viewer['settings'], now: number): boolean {
  const state = planState(settings, now);
  const isOfApple = settings.subscriptionSource === 'app_store';
  return isOfApple && isEntitled(state) && state !== 'cancelled';
}

async function emailOwner(
  context: RequestContext,
  { user }: Viewer,
  hasAppStorePlan: boolean,
): Promise<void> {
  const { config, now } = context;
  const { email, emailVerifiedAt } = user;
  if (email === null) return;
  const closing = { wipeDueAt: wipeDueAt(now), timeZone: user.timeZone, hasAppStorePlan };
  await sendEmail(context, {
    purpose: 'account-closed',
    to: { email, emailVerifiedAt },
    write: () => accountClosedEmail(config, closing),
  });
}

function refuse(context: RequestContext, errors: DeletionErrors, status = 400): Answered {
  renewBrowserCookie(context);
  return { body: { outcome: 'refused', errors }, status };
}
