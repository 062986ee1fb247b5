import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useRootData } from '#app/frames/web/root-data.ts';
import { useLatest } from '#app/ui/hooks/effects.ts';
import { startOnceIdle } from '#app/ui/hooks/once-idle.ts';

/** Whether the server has confirmed that no user is signed in; an offline page can't know. */
export function useIsGuest(): boolean {
  const root = useRootData();
  return root?.person === null && !root.isOfflinePage;
}

/**
 * Detects on a guest's page that a user signed in in another tab. Public invoice pages don't need it: they look the
 * same for every user.
 */
export function useSignInElsewhere(isNobody: boolean, onSignedIn: () => void): void {
  const newest = useLatest(onSignedIn);
  useEffect(() => {
    if (!isNobody) return;
    return startOnceIdle(
      () => import('./session-watch.client.ts'),
      ({ waitForSignIn }) => waitForSignIn(() => newest.current()),
    );
  }, [isNobody, newest]);
}

/**
 * Reloads the data after a sign-in in another tab: a form keeps its input and becomes the user's, the auth page
 * redirects. The settings page checks its own input first.
 */
export function ReloadOnSignIn() {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  useSignInElsewhere(useIsGuest(), () => {
    if (!pathname.endsWith('/settings')) revalidate();
  });
  return null;
}
