import { useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { consumeSignOutIntent } from '#app/ui/browser/session/sign-out-intent.client.ts';
import { listen, withFetched } from '#app/ui/hooks/effects.ts';
import type { UserId } from './session-watch.client.ts';

/**
 * Watches the session on a page of `person`, and tells other tabs when a user signs in or out in this one. Guests'
 * pages show nothing private and don't need it.
 */
export function useSessionWatch(person: UserId): void {
  const known = useRef(person);
  const { state } = useNavigation();
  useEffect(() => {
    // The sign-out was requested but refused: a later end of the session wasn't requested.
    if (state === 'idle' && person) consumeSignOutIntent();
  }, [state, person]);
  useEffect(() => {
    if (person === undefined) return;
    const before = known.current;
    known.current = person;
    const hasChanged = before !== undefined && before !== person;
    if (person === null && !hasChanged) return;
    let isOver = false;
    // Covers pages restored from the back/forward cache before the watch has loaded.
    let stop = listen(window, {
      pageshow: ({ persisted }) => {
        if (persisted) window.location.reload();
      },
    });
    // Without a network, no response can tell us about the session anyway.
    withFetched(import('./session-watch.client.ts'), ({ announceUserId, watchUserId }) => {
      if (hasChanged) announceUserId(person);
      if (isOver) return;
      stop();
      stop = watchUserId(person);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [person]);
}
