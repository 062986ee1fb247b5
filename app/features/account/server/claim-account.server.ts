import { isTotalOf, type TypedClaim } from '#app/domain/account/earlier-account.ts';
import type { PlanName } from '#app/domain/billing/plans.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { digitsAfterPrefix, laterDigits, nextDigits } from '#app/domain/invoices/invoice-number.ts';
import { joinAccounts } from '#app/features/account/queries/join-accounts.server.ts';
import { addressKeyOf } from '#app/features/sending/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { retryIfResponseLost } from '#db/write.server.ts';
import {
  countClaimTry,
  getAccountsToJoin,
  releaseAttempt,
} from '../queries/earlier-account.server.ts';
import { verifyPassword } from './passwords.server.ts';

export type ClaimOutcome =
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
export async function claimAccount(
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
