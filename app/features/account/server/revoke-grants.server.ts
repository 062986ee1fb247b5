import type { RevokeAppleGrant } from '#app/adapters/identity/apple.server.ts';
import {
  deleteGrant,
  listLeftGrants,
} from '#app/features/account/queries/provider-sign-in.server.ts';
import { type JobCounts, startJobRun } from '#app/features/operations/public.server.ts';
import type { Database } from '#db/client.server.ts';

const maxAtOnce = 50;

/**
 * Revokes the Apple grants of deleted accounts, so that Apple no longer lists the product among the apps that use their
 * Apple ID. Runs when an account is deleted, and hourly to retry failures.
 * @param run.now milliseconds since the epoch
 * @param run.reportError gets the failure for one grant; the others continue
 * @returns the number of revoked grants
 */
export async function revokeGrantsOfClosed(
  db: Database,
  revoke: RevokeAppleGrant,
  run: { now: number; reportError: (error: unknown) => void },
): Promise<{ revoked: number } & JobCounts> {
  const grants = await listLeftGrants(db, { now: run.now, limit: maxAtOnce });
  const job = startJobRun(db, { job: 'revoke-grants', perUser: maxAtOnce, ...run });
  let revoked = 0;
  for (const { subject, userId, clientId, refreshToken } of grants) {
    await job.attempt({ itemId: subject, userId }, async () => {
      await revoke({ clientId, refreshToken });
      await deleteGrant(db, { subject, refreshToken });
      revoked += 1;
    });
  }
  return { revoked, ...(await job.finish()) };
}
