import { and, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { claimTries } from '#app/domain/account/earlier-account.ts';
import type { PlanName } from '#app/domain/billing/plans.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { lastNumberAsWritten, nextNumberOf } from '#app/features/settings/public.server.ts';
import { credentials, users } from '#db/account-schema.ts';
import { appStorePurchases, renewingPlans } from '#db/billing-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emails } from '#db/email-schema.ts';
import { issuedVersions } from '#db/history-schema.ts';
import { queryBatch } from '#db/read.server.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

// An earlier account had an unconfirmed address and lost it to the account that confirmed it (`users.server.ts`).
// The account that has the address now may claim the earlier one.

const earlier = alias(users, 'earlier');

/** Joins `users`, who has a confirmed address, with `earlier`, the account that had that address before. */
const isEarlier = and(
  eq(earlier.formerEmail, sql`lower(${users.email})`),
  isNull(earlier.email),
  isNull(earlier.deletedAt),
  isNotNull(users.emailVerifiedAt),
  isNull(users.deletedAt),
);

/** The same condition, and attempts to claim the account are left. */
const canClaim = and(isEarlier, lt(earlier.claimTries, claimTries));

/** A column for queries on `users`: the id of an earlier account that the user may claim; null if there is none. */
export const claimableAccount = sql<string | null>`(SELECT ${earlier.id} FROM ${users} AS earlier
  WHERE ${canClaim} LIMIT 1)`;

/**
 * A column for queries on `users`: the plan that renews in an earlier account with the same address, even if it can no
 * longer be claimed; null if there is none.
 */
export const planOfEarlier = sql<PlanName | null>`(SELECT renewing.plan_name FROM ${users} AS earlier
  JOIN ${renewingPlans} AS renewing ON renewing.user_id = earlier.id
  WHERE ${isEarlier} LIMIT 1)`;

/** The data that a claim is checked against. */
export type ClaimFacts = {
  /** Null for an account without a password. */
  passwordHash: string | null;
  /** The totals of the invoices with the claimed number. */
  totals: { totalMinor: number; currency: CurrencyCode }[];
};

/**
 * Counts an attempt to claim an account before it is checked, and reads the data to check it against. The limit of five
 * attempts also holds for concurrent requests. One round trip.
 * @param claim.number in any letter case
 * @returns null if the account is not theirs to claim, or no attempts are left
 */
export async function countClaimTry(
  db: Database,
  { userId, earlierId, number }: { userId: string; earlierId: string; number: string },
): Promise<ClaimFacts | null> {
  const [counted, password, totals] = await writeBatch(db, [
    sql`UPDATE ${users} AS earlier SET claim_tries = claim_tries + 1 WHERE ${earlier.id} = ${earlierId}
      AND EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId} AND ${canClaim})`,
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

/** Uncounts a correct attempt. One round trip. */
export async function releaseAttempt(
  db: Database,
  { userId, earlierId }: { userId: string; earlierId: string },
): Promise<void> {
  await writeBatch(db, [
    sql`UPDATE ${users} AS earlier SET claim_tries = claim_tries - 1 WHERE ${earlier.id} = ${earlierId}
      AND ${earlier.claimTries} > 0 AND EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId} AND ${isEarlier})`,
  ]);
}

/** Records when a user declined the earlier account of their address as not theirs (ms). */
export async function declineClaim(db: Database, userId: string, now: number): Promise<void> {
  await writeBatch(db, [
    db.update(users).set({ claimDeclinedAt: now }).where(eq(users.id, userId)),
  ]);
}

/** Records that the owner has reviewed the payment details. */
export async function endPaymentCheck(db: Database, userId: string): Promise<void> {
  await writeBatch(db, [
    db.update(users).set({ paymentCheckSince: null }).where(eq(users.id, userId)),
  ]);
}

/** The earlier account's document of the same kind and number. */
const sameNumber = alias(invoices, 'same_number');

/** Whether the document with this id was issued; issued documents keep their number. */
function isIssued(documentId: SQLiteColumn): SQL<boolean> {
  return sql`EXISTS (SELECT 1 FROM ${issuedVersions} WHERE ${issuedVersions.invoiceId} = ${documentId})`.mapWith(
    Boolean,
  );
}

/**
 * Gets what is needed to join two accounts; `own` lists the newer account's documents, oldest first. One round trip.
 */
export async function getAccountsToJoin(db: Database, userId: string, earlierId: string) {
  const [own, [settings], [paying], [renewing], readers] = await queryBatch(db, [
    db
      .select({
        id: invoices.id,
        kind: invoices.kind,
        number: invoices.invoiceNumber,
        isIssued: isIssued(invoices.id),
        /** The id of the earlier account's document with the same number; null if there is none. */
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
    db.select({ id: userSettings.userId }).from(userSettings).where(isPayingUser(userId)),
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

/** Whether a payment provider knows the user as a customer, including one who only opened the checkout. */
function isPayingUser(userId: string): SQL | undefined {
  return and(
    eq(userSettings.userId, userId),
    sql`(${userSettings.stripeCustomerId} IS NOT NULL OR EXISTS (SELECT 1 FROM ${appStorePurchases}
      WHERE ${appStorePurchases.userId} = ${userId}))`,
  );
}
