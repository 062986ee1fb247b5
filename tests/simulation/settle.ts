import { crons } from '#app/domain/jobs/scheduled-jobs.ts';
import type { Rows } from './rows.ts';
import type { World } from './world.ts';

const minuteMs = 60_000;
const rounds = 4;
/** Longer than a job's pause after several failures. */
const roundMs = 70 * minuteMs;

/** Ends all faults: delivers what waits, and runs the jobs for some hours. */
export async function settle(world: World): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const delivery of world.deliveries.splice(0)) {
      const ended = await world.run(() => world.deliver(delivery));
      if (ended.outcome !== 'answered' || !ended.value) world.deliveries.push(delivery);
    }
    for (const message of world.messages.splice(0)) {
      const ended = await world.run(() => world.consume(message));
      message.attempts += 1;
      if (ended.outcome !== 'answered' || ended.value) world.messages.push(message);
    }
    await world.run(() => world.runJobs(crons.everyMinute));
    await world.run(() => world.runJobs(crons.hourly));
    world.advance(roundMs);
  }
}

/** Lists what still hasn't come to its end after `settle`. */
export function underWayFaults({ emails, series, users }: Rows, world: World): string[] {
  const long = world.now() - 2 * roundMs;
  const isOpen = (userId: string) =>
    users.some(({ id, deletedAt }) => id === userId && deletedAt === null);
  return [
    ...world.deliveries.map(({ type }) => `Stripe's ${type} is never accepted`),
    ...emails
      .filter(({ userId, state, sendAt, claimedAt }) => {
        const isLate = (state === 'scheduled' && sendAt < long) || state === 'sending';
        return isLate && isOpen(userId) && (claimedAt ?? 0) < long;
      })
      .map(({ kind, address, state }) => `the ${kind} to ${address} is still ${state}`),
    ...series
      .filter(({ userId, nextRunAt }) => isOpen(userId) && nextRunAt !== null && nextRunAt < long)
      .map(({ id }) => `the recurring invoice ${id} stands still`),
  ];
}
