import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { isServerUp } from '#app/browser/requests/is-server-up.client.ts';

const askEveryMs = 4000;

/** Turns a page that came from this device into the server's own as soon as that can be reached; what is typed stays. */
export function useReturn(isShell: boolean): void {
  const { revalidate, state } = useRevalidator();
  const isWaiting = isShell && state === 'idle';

  useEffect(() => {
    if (!isWaiting) return;
    const ask = async () => {
      if (navigator.onLine && document.visibilityState === 'visible' && (await isServerUp())) {
        revalidate();
      }
    };
    const timer = setInterval(ask, askEveryMs);
    window.addEventListener('online', ask);
    void ask();
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [isWaiting, revalidate]);
}
