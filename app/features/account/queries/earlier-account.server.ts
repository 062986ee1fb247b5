import { and, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { claimTries } from '#app/domain/account/earlier-account.ts';
import type { PlanName } from '#app/domain/billing/plans.ts';
import type { CurrencyCode } from '#app/domain/money/currency.ts';
import { lastNumberAsWritten, nextNumberOf } from '#app/features/settings/public.server.ts';
import { credentials, users } from '#db/account-schema.ts';
import { appStorePurchases, renewingPlans } from '#db/billing-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emails } from '#db/email-schema.ts';
import { issuedVersions } from '#db/history-schema.ts';
import { readBatch } from '#db/read.server.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

// An account that had an address without proof and lost it to the account that proved it (`first-proof.server.ts`). Who has
// the address now may claim it.

const earlier = alias(users, 'earlier');

/** Over `users`, who has a proved address, and `earlier`: whether that one had it before. */
const isEarlier = and(
  eq(earlier.formerEmail, sql`lower(${users.email})`),
  isNull(earlier.email),
  isNull(earlier.deletedAt),
  isNotNull(users.emailVerifiedAt),
  isNull(users.deletedAt),
);

/** The same, and whether the one may claim the other. */
const mayClaim = and(isEarlier, lt(earlier.claimTries, claimTries));

/** A column over `users`: an account that they may claim; null without one. */
export const claimableAccount = sql<string | null>`(SELECT ${earlier.id} FROM ${users} AS earlier
  WHERE ${mayClaim} LIMIT 1)`;

/**
 * A column over `users`: the plan that renews in an earlier account of their address, also when it cannot be claimed any
 * more; null without one.
 */
export const planOfEarlier = sql<PlanName | null>`(SELECT renewing.plan_name FROM ${users} AS earlier
  JOIN ${renewingPlans} AS renewing ON renewing.user_id = earlier.id
  WHERE ${isEarlier} LIMIT 1)`;

/** What a claim is compared with. */
export type ClaimFacts = {
  /** Null for an account without a password. */
  passwordHash: string | null;
  /** Of the invoices that have the number. */
  totals: { totalMinor: number; currency: CurrencyCode }[];
};

/**
 * Counts a try to claim an account before it is compared, and reads what it is compared with. Of a thousand at once no
 * more than the five get anything. One round trip.
 * @param claim.number in any letter case
 * @returns null when the account is not theirs to claim, or out of tries
 */
export async function countClaimTry(
  db: Database,
  { userId, earlierId, number }: { userId: string; earlierId: string; number: string },
): Promise<ClaimFacts | null> {
  const [counted, password, totals] = await writeBatch(db, [
    sql`UPDATE ${users} AS earlier SET claim_tries = claim_tries + 1 WHERE ${earlier.id} = ${earlierId}
      AND EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId} AND ${mayClaim})`,
    db
      .select({ hash: credentials.passwordHash })
      .from(credentials)
      .where(and(eq(credentials.kind, 'password'), eq(credentials.subject, earlierId))),
    db
      .select({ totalMinor: invoices.totalMinor, currency: invoices.currency })
      .from(invoices)
      .where(
        and(
          eq(invoices.userId, earlierId),
          eq(invoices.kind, 'invoice'),
          sql`lower(${invoices.invoiceNumber}) = lower(${number})`,
        ),
      ),
  ]);
  if (counted?.rowsAffected !== 1) return null;
  const hash = password?.rows[0]?.[0];
  return {
    passwordHash: typeof hash === 'string' ? hash : null,
    totals: (totals?.rows ?? []).map((row) => ({
      totalMinor: Number(row[0]),
      currency: row[1] as CurrencyCode,
    })),
  };
}

/** Takes back a counted try that was right. One round trip. */
export async function releaseAttempt(
  db: Database,
  { userId, earlierId }: { userId: string; earlierId: string },
): Promise<void> {
  await writeBatch(db, [
    sql`UPDATE ${users} AS earlier SET claim_tries = claim_tries - 1 WHERE ${earlier.id} = ${earlierId}
      AND ${earlier.claimTries} > 0 AND EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId} AND ${isEarlier})`,
  ]);
}

/** Notes that a user said that the earlier account of their address is not theirs (ms). */
export async function declineClaim(db: Database, userId: string, now: number): Promise<void> {
  await writeBatch(db, [
    db.update(users).set({ claimDeclinedAt: now }).where(eq(users.id, userId)),
  ]);
}

/** Notes that the owner has looked at the payment details. */
export async function endPaymentCheck(db: Database, userId: string): Promise<void> {
  await writeBatch(db, [
    db.update(users).set({ paymentCheckSince: null }).where(eq(users.id, userId)),
  ]);
}

/** The earlier account's document of the same kind and number. */
const sameNumber = alias(invoices, 'same_number');

/** Whether a document was issued, by its id: then its number stays as it is. */
function isIssued(documentId: SQLiteColumn): SQL<boolean> {
  return sql`EXISTS (SELECT 1 FROM ${issuedVersions} WHERE ${issuedVersions.invoiceId} = ${documentId})`.mapWith(
    Boolean,
  );
}

/** What decides how two accounts become one; `own` are the newer account's documents, in the order in which they were made. One round trip. */
export async function getAccountsToJoin(db: Database, userId: string, earlierId: string) {
  const [own, [settings], [paying], [renewing], readers] = await readBatch(db, [
    db
      .select({
        id: invoices.id,
        kind: invoices.kind,
        number: invoices.invoiceNumber,
        isIssued: isIssued(invoices.id),
        /** The earlier account's of that number; null without one. */
        otherId: sameNumber.id,
        isOtherIssued: isIssued(sameNumber.id),
      })
      .from(invoices)
      .leftJoin(
        sameNumber,
        and(
          eq(sameNumber.userId, earlierId),
          eq(sameNumber.kind, invoices.kind),
          eq(sameNumber.invoiceNumber, invoices.invoiceNumber),
        ),
      )
      .where(eq(invoices.userId, userId))
      .orderBy(invoices.createdAt, invoices.id),
    db
      .select({
        prefix: userSettings.invoicePrefix,
        startingNumber: userSettings.startingNumber,
        lastNumber: lastNumberAsWritten(),
        estimatePrefix: userSettings.estimatePrefix,
        nextEstimate: nextNumberOf(earlierId, 'estimate'),
        creditNotePrefix: userSettings.creditNotePrefix,
        nextCreditNote: nextNumberOf(earlierId, 'credit-note'),
      })
      .from(userSettings)
      .where(eq(userSettings.userId, earlierId)),
    db.select({ id: userSettings.userId }).from(userSettings).where(paysAs(userId)),
    db
      .select({ plan: renewingPlans.planName })
      .from(renewingPlans)
      .where(eq(renewingPlans.userId, earlierId))
      .limit(1),
    db
      .selectDistinct({ address: emails.address, key: emails.addressKey })
      .from(emails)
      .where(eq(emails.userId, userId)),
  ]);
  return {
    own,
    readers,
    settings: settings ?? null,
    isPaying: paying !== undefined,
    plan: renewing?.plan ?? null,
  };
}

/** Whether a provider knows the user as somebody who pays, or who was at the checkout. */
function paysAs(userId: string): SQL | undefined {
  return and(
    eq(userSettings.userId, userId),
    sql`(${userSettings.stripeCustomerId} IS NOT NULL OR EXISTS (SELECT 1 FROM ${appStorePurchases}
      WHERE ${appStorePurchases.userId} = ${userId}))`,
  );
}
