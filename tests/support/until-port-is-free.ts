import { PortTakenError } from '#scripts/start-sqld.ts';

const mostTries = 5;

/** Starts something on a port it looks for, again with another one when that was taken between the look and the start. */
export async function untilPortIsFree<Started>(start: () => Promise<Started>): Promise<Started> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof PortTakenError) || tries === mostTries) throw error;
    }
  }
}
