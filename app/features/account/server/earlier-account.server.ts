import {
  type ClaimAnswer,
  type ClaimErrors,
  issuedTwiceMessage,
} from '#app/domain/account/earlier-account.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { accountMessageTexts } from '#app/features/account/texts/account-messages.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { redirectWithFlash } from '#app/http/session/flash.server.ts';
import { maxRenumbered } from '#app/http/session/flash-message.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { declineClaim, endPaymentCheck } from '../queries/earlier-account.server.ts';
import { mailAccountsJoined } from './account-mails.server.ts';
import { claimAccount } from './claim-account.server.ts';

type Answered = { body: ClaimAnswer; status: number };

/**
 * Claims the earlier account of the viewer's address with what they typed. It keeps its id, so open pages of both
 * accounts are told that their sessions are over; the asking one goes on in the joined account.
 * @param page.invoicesPath the list, where what was joined is seen
 * @throws Response to the list once they are joined, since the page that asks was another account's; and when the
 *   database does not answer
 */
export async function answerClaim(
  form: URLSearchParams,
  context: RequestContext,
  { user, session, earlierAccountId: earlierId }: Viewer,
  { country, invoicesPath }: { country: CountryCode; invoicesPath: string },
): Promise<Answered> {
  if (earlierId === null || user.email === null)
    return refuse({ form: accountMessageTexts.claim.none }, 404);
  const read = (name: string) => (form.get(name) ?? '').slice(0, 1000);
  const typed = { number: read('number'), total: read('total'), password: read('password') };
  const isComplete = typed.number.trim() !== '' && typed.total.trim() !== '';
  if (!isComplete && typed.password === '')
    return refuse({ form: accountMessageTexts.claim.missing });

  const { db, now } = context;
  const claim = { userId: user.id, sessionId: session.id, earlierId, typed, now };
  const claimed = await claimAccount(db, claim);
  if (claimed.outcome === 'issued-twice') {
    return refuse({ form: issuedTwiceMessage(claimed.numbers) }, 409);
  }
  if (claimed.outcome !== 'joined') {
    return refuse(
      { form: accountMessageTexts.claim[claimed.outcome] },
      claimed.outcome === 'wrong' ? 400 : 409,
    );
  }
  context.endChannels(user.id, { replaced: session.id });
  context.endChannels(user.id, { except: [session.id] });
  context.endChannels(earlierId, { except: [] });
  const { plan, renumbered } = claimed;
  const { email, emailVerifiedAt } = user;
  context.waitUntil(mailAccountsJoined(context, { email, emailVerifiedAt, plan }, country));
  throw await redirectWithFlash(invoicesPath, 'success', {
    code: 'accounts-joined',
    plan,
    renumbered: renumbered.slice(0, maxRenumbered),
  });
}

/** Notes that the earlier account is not the viewer's. */
export async function answerDecline(context: RequestContext, { user }: Viewer): Promise<Answered> {
  await declineClaim(context.db, user.id, context.now);
  return changed(accountMessageTexts.claim.declined);
}

/** Notes that the viewer has looked at the payment details. */
export async function answerPaymentCheck(
  context: RequestContext,
  { user }: Viewer,
): Promise<Answered> {
  await endPaymentCheck(context.db, user.id);
  return changed(accountMessageTexts.claim.paymentChecked);
}

function refuse(errors: ClaimErrors, status = 400): Answered {
  return { body: { outcome: 'refused', errors }, status };
}

function changed(message: string): Answered {
  return { body: { outcome: 'changed', message }, status: 200 };
}
