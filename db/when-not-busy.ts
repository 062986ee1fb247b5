import { isDatabaseBusy } from './client.server.ts';

const tries = 20;
const pauseMilliseconds = 250;

/**
 * Runs a script's write and retries it for up to 5 seconds while another writer holds the database, in which case
 * nothing was applied.
 */
export async function whenNotBusy<T>(run: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isDatabaseBusy(error) || tried === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
  }
}
