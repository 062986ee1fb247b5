import { useEffect, useRef } from 'react';
import { onceIdle } from '../live/once-idle.ts';
import { useRootData } from './root-data.ts';

/** Whether the server has said that no user is signed in; a page that comes from this device cannot tell. */
export function useIsGuest(): boolean {
  const root = useRootData();
  return root?.person === null && !root.isShell;
}

/**
 * Lets a guest's page learn that a user has signed in in another tab (`platform.md` section 4, Session). Public
 * invoice pages carry none of it: they show every user the same.
 */
export function useSignInElsewhere(isNobody: boolean, onSignedIn: () => void): void {
  const newest = useRef(onSignedIn);
  newest.current = onSignedIn;
  useEffect(() => {
    if (!isNobody) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    const forget = onceIdle(() => {
      import('#app/browser/session-watch.client.ts').then(
        ({ awaitPerson }) => {
          if (!isOver) stop = awaitPerson(() => newest.current());
        },
        // On a dead network no user signs in either; the next page tries again.
        () => undefined,
      );
    });
    return () => {
      isOver = true;
      forget();
      stop?.();
    };
  }, [isNobody]);
}
