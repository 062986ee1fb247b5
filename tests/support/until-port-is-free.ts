import { PortTakenError } from '#scripts/start-sqld.ts';

const maxTries = 5;

/** Starts something on a free port, and tries another port if the first was taken in the meantime. */
export async function untilPortIsFree<Started>(start: () => Promise<Started>): Promise<Started> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (!isPortTaken(error) || tries === maxTries) throw error;
    }
  }
}

/**
 * Reported by sqld's starter and by miniflare; compared by code, because importing miniflare takes every test file a
 * second.
 */
const isPortTaken = (error: unknown) =>
  error instanceof PortTakenError ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_ADDRESS_IN_USE');
