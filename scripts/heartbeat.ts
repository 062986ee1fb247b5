import { setTimeout as sleep } from 'node:timers/promises';

const pauseMilliseconds = 5_000;
const allowedMisses = 3;

/**
 * Asks an address every 5 seconds and settles when workerd behind it is gone for good: wrangler notices neither of its two
 * workerd processes dying. Any answer of the worker itself, even an error, is a sign of life.
 */
export async function waitUntilSilent(url: string): Promise<void> {
  for (let misses = 0; misses < allowedMisses; ) {
    await sleep(pauseMilliseconds, undefined, { ref: false });
    misses = (await isAlive(url)) ? 0 : misses + 1;
  }
}

async function isAlive(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(pauseMilliseconds) });
    return !(await response.text()).includes('Network connection lost');
  } catch {
    return false;
  }
}
