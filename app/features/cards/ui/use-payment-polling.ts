import { useEffect } from 'react';

const firstPauseMs = 3_000;
/** Some payments take days. */
const maxPauseMs = 5 * 60_000;

/**
 * Polls for an expected payment while the page is visible, with growing pauses, and once whenever the page becomes
 * visible.
 */
export function usePaymentPolling(isAwaited: boolean, ask: () => void): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') ask();
    };
    document.addEventListener('visibilitychange', look);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poll = (pauseMs: number) => {
      timer = setTimeout(() => {
        look();
        poll(Math.min(pauseMs * 1.5, maxPauseMs));
      }, pauseMs);
    };
    if (isAwaited) poll(firstPauseMs);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(timer);
    };
  }, [isAwaited, ask]);
}
