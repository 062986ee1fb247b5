import { PortTakenError } from '#scripts/start-sqld.ts';

const maxTries = 5;

/** Starts something on a port it looks for, again with another one when that was taken between the look and the start. */
export async function untilPortIsFree<Started>(start: () => Promise<Started>): Promise<Started> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (!isPortTaken(error) || tries === maxTries) throw error;
    }
  }
}

/** As sqld's starter reports it, and miniflare: by its code, since reading miniflare takes every test file a second. */
const isPortTaken = (error: unknown) =>
  error instanceof PortTakenError ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_ADDRESS_IN_USE');
