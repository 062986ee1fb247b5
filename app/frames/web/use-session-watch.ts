import { useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { UserId } from '#app/features/account/public.ts';
import { takeSignOutIntent } from '#app/ui/browser/session/sign-out-intent.client.ts';
import { listen } from '#app/ui/hooks/listen.ts';
import { withFetched } from '#app/ui/hooks/with-fetched.ts';

/**
 * Watches over a page of `person` and tells other tabs when a user signs in or out in this one. Pages of a guest show
 * nothing private and carry no watch.
 */
export function useSessionWatch(person: UserId): void {
  const known = useRef(person);
  const { state } = useNavigation();
  useEffect(() => {
    // Asked for and refused: a later end of the session is not what was asked for.
    if (state === 'idle' && person) takeSignOutIntent();
  }, [state, person]);
  useEffect(() => {
    if (person === undefined) return;
    const before = known.current;
    known.current = person;
    const hasChanged = before !== undefined && before !== person;
    if (person === null && !hasChanged) return;
    let isOver = false;
    // A page that was put aside before its watch was there.
    let stop = listen(window, {
      pageshow: ({ persisted }) => {
        if (persisted) window.location.reload();
      },
    });
    // On a dead network no answer says anything about the session either.
    withFetched(
      import('#app/features/account/ui/session-watch.client.ts'),
      ({ announceUserId, watchUserId }) => {
        if (hasChanged) announceUserId(person);
        if (isOver) return;
        stop();
        stop = watchUserId(person);
      },
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [person]);
}
