import { and, isNull, type SQL, sql } from 'drizzle-orm';
import { credentials, sessions, users } from '#db/account-schema.ts';
import type { Statement } from '#db/write.server.ts';

/** A proof that an address belongs to a user, for a write batch. */
type AddressProof = {
  /** A condition on `users` that selects the account with the address. */
  hasAddress: SQL;
  /** Nothing is written unless this holds, which makes the write safe to retry. */
  onlyIf: SQL;
  /** The id of the browser's session, active or expired; null if it has none. */
  heldSessionId: string | null;
  /** Milliseconds since the epoch. */
  now: number;
};

/**
 * Takes the address away from the account that has it unconfirmed, unless the confirming browser has an active session
 * of that account. The account keeps everything else, including its sessions, and `former_email` lets the new holder
 * claim it, unless it is closed.
 */
export function setUnprovedAside({
  hasAddress,
  onlyIf,
  heldSessionId,
  now,
}: AddressProof): Statement {
  const isHeld = sql`(${users.deletedAt} IS NULL AND EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.id} = ${heldSessionId}
    AND ${sessions.userId} = ${users.id} AND ${sessions.expiresAt} > ${now}))`;
  return sql`UPDATE ${users} SET email = NULL, address_lost_at = ${now},
      former_email = CASE WHEN ${users.deletedAt} IS NULL THEN lower(${users.email}) END
    WHERE ${hasAddress} AND ${isNull(users.emailVerifiedAt)} AND ${onlyIf} AND NOT ${isHeld}`;
}

/**
 * Confirms the account that still has its address after `setUnprovedAside`: the browser has a session of it, so the
 * account is theirs. Its other sign-in methods and sessions are deleted, since they may belong to someone else, and its
 * owner is asked to check the payment details.
 */
export function proveHeld({ hasAddress, onlyIf, now }: AddressProof): Statement[] {
  const isHeld = and(hasAddress, isNull(users.emailVerifiedAt), isNull(users.deletedAt), onlyIf);
  const ofHeld = sql`IN (SELECT ${users.id} FROM ${users} WHERE ${isHeld})`;
  return [
    sql`DELETE FROM ${credentials} WHERE ${credentials.userId} ${ofHeld}`,
    sql`DELETE FROM ${sessions} WHERE ${sessions.userId} ${ofHeld}`,
    sql`UPDATE ${users} SET email_verified_at = ${now}, payment_check_since = ${now} WHERE ${isHeld}`,
  ];
}

/**
 * What a confirmed address changed: an account that had it unconfirmed was joined or set aside, or (`linked`) a
 * confirmed account got another sign-in method.
 */
export type ProofEffect = 'joined' | 'set-aside' | 'linked' | null;

/** A column for a join of `users` and `sessions`: the effect of the proof that started this session. */
export const proofEffect = sql<string | null>`CASE
  WHEN ${users.paymentCheckSince} = ${sessions.createdAt} THEN 'joined'
  WHEN EXISTS (SELECT 1 FROM users AS earlier WHERE earlier.former_email = lower(${users.email})
    AND earlier.address_lost_at = ${sessions.createdAt}) THEN 'set-aside' END`;
