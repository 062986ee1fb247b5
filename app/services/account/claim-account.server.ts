import { isTotalOf, type TypedClaim } from '#app/domain/account/earlier-account.ts';
import type { PlanName } from '#app/domain/billing/plans.ts';
import {
  formatInvoiceNumber,
  nextNumber,
  numberAfterPrefix,
} from '#app/domain/invoices/invoice-number.ts';
import type { Database } from '#db/client.server.ts';
import { countClaimTry, readBeforeJoining } from '#db/queries/account/earlier-account.server.ts';
import { joinAccounts } from '#db/queries/account/join-accounts.server.ts';
import { sendAgainIfLost } from '#db/send-again.server.ts';
import { verifyPassword } from './password-hash.server.ts';

export type ClaimOutcome =
  | {
      outcome: 'joined';
      renumbered: { from: string; to: string }[];
      /** What renews in the joined account; null without a plan. */
      plan: PlanName | null;
    }
  /** `paying`: the newer account is known to a provider of payments. `none`: nothing to claim, or no tries left. */
  | { outcome: 'wrong' | 'none' | 'paying' };

/**
 * Joins the earlier account of a proved address, for whoever names its password, or number and total of one of its invoices
 * (`decisions.md`, Accounts). Each try is counted before it is compared.
 * @param claim.sessionId the session that asks; it goes on in the joined account
 * @param claim.now milliseconds since the epoch
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

  const { own, settings, isPaying, plan } = await readBeforeJoining(db, userId, earlierId);
  if (isPaying) return { outcome: 'paying' };
  const prefix = settings?.prefix ?? '';
  const used = own.flatMap((each) => numberAfterPrefix(each.number, prefix) ?? []);
  let lastNumber = used.reduce<number | null>(
    (highest, each) => Math.max(highest ?? 0, each),
    settings?.lastNumber ?? null,
  );
  const renumbered = own
    .filter((each) => each.isTaken)
    .map(({ id, number: from }) => {
      lastNumber = nextNumber({
        ...{ prefix, lastNumber },
        startingNumber: settings?.startingNumber ?? 1,
      });
      return { id, from, number: formatInvoiceNumber(prefix, lastNumber) };
    });
  const joining = { userId, sessionId, earlierId, renumbered, lastNumber, now };
  const isJoined = await sendAgainIfLost(() =>
    joinAccounts(db, { ...joining, keepsPassword: isPasswordTheirs }),
  );
  if (!isJoined) return { outcome: 'none' };
  return {
    outcome: 'joined',
    plan,
    renumbered: renumbered.map(({ from, number: to }) => ({ from, to })),
  };
}

// @covers decisions-6.12
