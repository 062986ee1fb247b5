import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { startOnceIdle } from '#app/ui/hooks/once-idle.ts';
import { useLatest } from '#app/ui/hooks/use-latest.ts';
import { useRootData } from './root-data.ts';

/** Whether the server has said that no user is signed in; a page that comes from this device cannot tell. */
export function useIsGuest(): boolean {
  const root = useRootData();
  return root?.person === null && !root.isOfflinePage;
}

/**
 * Lets a guest's page learn that a user has signed in in another tab. Public invoice pages carry none of it: they show
 * every user the same.
 */
export function useSignInElsewhere(isNobody: boolean, onSignedIn: () => void): void {
  const newest = useLatest(onSignedIn);
  useEffect(() => {
    if (!isNobody) return;
    return startOnceIdle(
      () => import('#app/features/account/ui/session-watch.client.ts'),
      ({ waitForSignIn }) => waitForSignIn(() => newest.current()),
    );
  }, [isNobody, newest]);
}

/**
 * Loads the page for the user who has signed in in another tab: a form keeps what is typed and becomes theirs, the auth page
 * leads on. Settings look at what is typed on them first, see the page itself.
 */
export function ReloadOnSignIn() {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  useSignInElsewhere(useIsGuest(), () => {
    if (!pathname.endsWith('/settings')) revalidate();
  });
  return null;
}
