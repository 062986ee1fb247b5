import { and, isNull, type SQL, sql } from 'drizzle-orm';
import { credentials, sessions, users } from '#db/account-schema.ts';
import type { Statement } from '#db/write.server.ts';

/** A proof that an address belongs to a person, for a write batch. */
type AddressProof = {
  /** Which account has the address: a condition over `users`. */
  hasAddress: SQL;
  /** While it does not hold, nothing is done: what makes the write safe to send again. */
  onlyIf: SQL;
  /** The session that the proving browser holds, living or not; null without one. */
  heldSessionId: string | null;
  /** Milliseconds since the epoch. */
  now: number;
};

/**
 * Takes the address from the account that has it without proof, unless the proving browser
 * holds a living session of it. The account keeps all else, its sessions too, and `former_email` lets the prover claim
 * it; a closed one is not to be claimed.
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
 * Proves the account that still has its address after `setUnprovedAside`: the browser holds its session, so it is
 * theirs. Its other ways in and its sessions end, since another person may have them, and its owner is asked to
 * confirm the payment details.
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
 * What a proof of an address did: to an account that had it without proof, or, `linked`, gave a proved one another way in.
 */
export type ProofEffect = 'joined' | 'set-aside' | 'linked' | null;

/** Over `users` and `sessions` that were joined: what the proof did that began this session. */
export const proofEffect = sql<string | null>`CASE
  WHEN ${users.paymentCheckSince} = ${sessions.createdAt} THEN 'joined'
  WHEN EXISTS (SELECT 1 FROM users AS earlier WHERE earlier.former_email = lower(${users.email})
    AND earlier.address_lost_at = ${sessions.createdAt}) THEN 'set-aside' END`;
