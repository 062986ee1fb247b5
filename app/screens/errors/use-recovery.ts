import { useEffect, useState } from 'react';
import { answersWell } from '#app/browser/answers-well.client.ts';

const askEveryMs = 4000;

/**
 * Asks `/healthz` every few seconds while the page is in view and loads `path` anew once all is well.
 * @returns whether the page is on its way
 */
export function useRecovery(path: string): boolean {
  const [isWell, setWell] = useState(false);

  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const ask = async () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible' && (await answersWell())) {
        if (gone) return;
        setWell(true);
        // Not `reload()`: after a refused post that would ask to send the form again.
        window.location.replace(path);
        return;
      }
      if (!gone) timer = setTimeout(ask, askEveryMs);
    };
    const askAtOnce = () => {
      if (document.visibilityState === 'visible') void ask();
    };

    timer = setTimeout(ask, askEveryMs);
    document.addEventListener('visibilitychange', askAtOnce);
    window.addEventListener('online', askAtOnce);
    return () => {
      gone = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', askAtOnce);
      window.removeEventListener('online', askAtOnce);
    };
  }, [path]);

  return isWell;
}
