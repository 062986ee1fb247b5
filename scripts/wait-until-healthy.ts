import { setTimeout as sleep } from 'node:timers/promises';
import { describeEnd, type RunningProcess } from './processes.ts';

/**
 * Asks an address until it answers 200. A program that never gets there is ended.
 * @throws when the program behind it ends first, or the time is over; the message carries its last lines
 */
export async function waitUntilHealthy(
  url: string,
  options: { process: RunningProcess; seconds: number },
): Promise<void> {
  const { process } = options;
  const deadline = performance.now() + options.seconds * 1000;
  let last = 'nothing answered';
  while (performance.now() < deadline) {
    if (process.hasEnded()) {
      throw new Error(describeEnd(await process.ended, process.lastLines()));
    }
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      const body = await response.text();
      // Another program's answer on its port says nothing about one that has ended.
      if (response.status === 200 && !process.hasEnded()) return;
      last = `it answered ${response.status}: ${body.slice(0, 200)}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await sleep(100);
  }
  await process.stop();
  const lines = process.lastLines().slice(-15);
  throw new Error(
    [`${process.name} was not ready after ${options.seconds} s (${last}).`, ...lines].join('\n  '),
  );
}
