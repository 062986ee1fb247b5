import {
  type ClaimAnswer,
  type ClaimErrors,
  isTotalOf,
  type TypedClaim,
} from '#app/domain/account/earlier-account.ts';
import type { PlanName } from '#app/domain/billing/plans.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { digitsAfterPrefix, laterDigits, nextDigits } from '#app/domain/invoices/invoice-number.ts';
import {
  countClaimTry,
  declineClaim,
  endPaymentCheck,
  getAccountsToJoin,
  releaseAttempt,
} from '#app/features/account/queries/earlier-account.server.ts';
import { joinAccounts } from '#app/features/account/queries/join-accounts.server.ts';
import { accountMessageTexts } from '#app/features/account/texts.ts';
import { issuedTwiceMessage } from '#app/features/account/words/account-messages.ts';
import { addressKeyOf } from '#app/features/sending/public.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { maxRenumbered, redirectWithFlash } from '#app/http/session/flash.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import type { Database } from '#db/client.server.ts';
import { retryIfResponseLost } from '#db/write.server.ts';
import { sendAccountsJoinedEmail } from './account-emails.server.ts';
import { verifyPassword } from './passwords.server.ts';

type ClaimOutcome =
  | {
      outcome: 'joined';
      renumbered: { from: string; to: string }[];
      /** The plan that renews in the joined account; null if there is none. */
      plan: PlanName | null;
    }
  /** `paying`: the newer account is known to a payment provider. `none`: nothing to claim, or no attempts left. */
  | { outcome: 'wrong' | 'none' | 'paying' }
  /**
   * Both accounts issued documents with these numbers. Issued documents keep their numbers, and no account can use a
   * number twice.
   */
  | { outcome: 'issued-twice'; numbers: string[] };

/**
 * Joins the earlier account of a confirmed address if the user enters its password, or the number and total of one of
 * its invoices. Each attempt is counted before it is checked and uncounted if it is correct, so other obstacles to
 * joining don't use up attempts.
 * @param claim.sessionId the requesting session; it continues in the joined account
 * @param claim.now milliseconds since the epoch
 * @throws if the database is unavailable, and what `joinAccounts` throws: the claim can be retried
 */
async function claimAccount(
  db: Database,
  claim: { userId: string; sessionId: string; earlierId: string; typed: TypedClaim; now: number },
): Promise<ClaimOutcome> {
  const { userId, sessionId, earlierId, typed, now } = claim;
  const number = typed.number.trim();
  const facts = await countClaimTry(db, { userId, earlierId, number });
  if (!facts) return { outcome: 'none' };
  const { passwordHash, totals } = facts;
  const isPasswordTheirs =
    typed.password !== '' &&
    passwordHash !== null &&
    (await verifyPassword(typed.password, passwordHash));
  if (!isPasswordTheirs && !totals.some((each) => isTotalOf(typed.total, each))) {
    return { outcome: 'wrong' };
  }
  await releaseAttempt(db, { userId, earlierId });

  const { own, readers, settings, isPaying, plan } = await getAccountsToJoin(db, userId, earlierId);
  if (isPaying) return { outcome: 'paying' };
  const issuedTwice = own.filter(({ isIssued, isOtherIssued }) => isIssued && isOtherIssued);
  if (issuedTwice.length > 0) {
    return { outcome: 'issued-twice', numbers: issuedTwice.map(({ number }) => number) };
  }
  const { renumbered, lastNumber } = renumber(own, settings);
  const joining = {
    userId,
    sessionId,
    earlierId,
    renumbered,
    lastNumber,
    now,
    readers: readers.map(({ address, key }) => ({
      address,
      key,
      joinedKey: addressKeyOf(earlierId, address),
    })),
  };
  const isJoined = await retryIfResponseLost(() =>
    joinAccounts(db, { ...joining, keepsPassword: isPasswordTheirs }),
  );
  if (!isJoined) return { outcome: 'none' };
  return {
    outcome: 'joined',
    plan,
    renumbered: renumbered.map(({ from, number: to }) => ({ from, to })),
  };
}

type BeforeJoining = Awaited<ReturnType<typeof getAccountsToJoin>>;

/**
 * Assigns new numbers where both accounts use the same one, after the highest number of its kind in both accounts. The
 * newer account's document is renumbered, or the earlier one's if the newer one was issued.
 */
function renumber(own: BeforeJoining['own'], settings: BeforeJoining['settings']) {
  if (!settings) return { renumbered: [], lastNumber: null };
  const { prefix, startingNumber, estimatePrefix, creditNotePrefix } = settings;
  const before = (next: string, itsPrefix: string) => {
    const digits = digitsAfterPrefix(next, itsPrefix) ?? '001';
    return String(Number(digits) - 1).padStart(digits.length, '0');
  };
  const sequences: Record<DocumentKind, { prefix: string; last: string | null }> = {
    invoice: { prefix, last: settings.lastNumber },
    estimate: {
      prefix: estimatePrefix,
      last: before(settings.nextEstimate, estimatePrefix),
    },
    'credit-note': {
      prefix: creditNotePrefix,
      last: before(settings.nextCreditNote, creditNotePrefix),
    },
  };
  for (const { kind, number } of own) {
    const sequence = sequences[kind];
    const used = digitsAfterPrefix(number, sequence.prefix);
    if (used !== null) sequence.last = laterDigits(used, sequence.last);
  }
  const renumbered = own.flatMap(({ id, kind, number: from, isIssued, otherId }) => {
    if (otherId === null) return [];
    const sequence = sequences[kind];
    sequence.last = nextDigits({
      lastNumber: sequence.last,
      startingNumber: kind === 'invoice' ? startingNumber : 1,
    });
    const number = `${sequence.prefix}${sequence.last}`;
    return [{ id: isIssued ? otherId : id, from, number }];
  });
  const { last } = sequences.invoice;
  return { renumbered, lastNumber: last === null ? null : Number(last) };
}

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
  context.waitUntil(sendAccountsJoinedEmail(context, { email, emailVerifiedAt, plan }, country));
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
