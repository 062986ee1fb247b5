import { wipeExpired } from '#app/services/account/wipe-expired.server.ts';
import { createJobContext } from './context.ts';
import { describeError } from './describe-error.ts';
import { readConfig } from './env.ts';

/**
 * What the clock starts (`[triggers]` in wrangler.toml): wipes what has expired, and writes one structured log line.
 * A run that fails says so there; the next one makes up for it.
 * @param now milliseconds since the epoch
 */
export async function runScheduledJobs(env: unknown, now: number): Promise<void> {
  const { db } = createJobContext(readConfig(env));
  const line = { id: crypto.randomUUID(), job: 'wipe-expired' };
  const cost = () => ({ dbTrips: db.stats.trips, dbMs: Math.round(db.stats.milliseconds) });
  try {
    const wiped = await wipeExpired(db, now);
    console.log(JSON.stringify({ level: 'info', ...line, wiped, ...cost() }));
  } catch (error) {
    const errors = [describeError(error)];
    console.log(JSON.stringify({ level: 'error', ...line, ...cost(), errors }));
  }
}
