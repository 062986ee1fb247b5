import { useEffect, useRef, useState } from 'react';
import { withLock } from '#app/browser/with-lock.client.ts';

/** The browser has a network, and the server is out of reach: the same is sent again after this pause. */
const retryMs = 15_000;

/**
 * Sends what is due, in one tab at a time, until the page or its cause has gone.
 * @param cause another one begins anew
 * @param send gives the outcome it ended with; `unreachable` is tried again later
 */
export function useSending(
  isDue: boolean,
  cause: unknown,
  send: () => Promise<string | undefined>,
): void {
  const [round, setRound] = useState(0);
  const newest = useRef(send);
  newest.current = send;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cause begins anew
  useEffect(() => {
    if (!isDue) return;
    const givenUp = new AbortController();
    let later: ReturnType<typeof setTimeout> | undefined;
    withLock(givenUp.signal, async () => {
      const outcome = await newest.current();
      if (outcome !== 'unreachable' || givenUp.signal.aborted) return;
      later = setTimeout(() => setRound(round + 1), retryMs);
    });
    return () => {
      clearTimeout(later);
      givenUp.abort();
    };
  }, [isDue, cause, round]);
}
