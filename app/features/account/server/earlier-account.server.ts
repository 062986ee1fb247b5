import type { ClaimAnswer, ClaimErrors } from '#app/domain/account/earlier-account.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { accountMessageTexts } from '#app/features/account/texts.ts';
import { issuedTwiceMessage } from '#app/features/account/words/account-messages.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { maxRenumbered, redirectWithFlash } from '#app/http/session/flash.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { declineClaim, endPaymentCheck } from '../queries/earlier-account.server.ts';
import { mailAccountsJoined } from './account-mails.server.ts';
import { claimAccount } from './claim-account.server.ts';

type Answered = { body: ClaimAnswer; status: number };

/**
 * Claims the earlier account of the viewer's address with the values they typed. Open pages of both accounts are
 * notified that their sessions have ended; the requesting session continues in the joined account.
 * @param page.invoicesPath the list that shows the joined invoices
 * @throws a redirect to the list after joining, since the page belonged to the other account; and an error if the
 * database does not answer
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

/** Records that the earlier account is not the viewer's. */
export async function answerDecline(context: RequestContext, { user }: Viewer): Promise<Answered> {
  await declineClaim(context.db, user.id, context.now);
  return changed(accountMessageTexts.claim.declined);
}

/** Records that the viewer has reviewed the payment details. */
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
