import { useLocation, useRevalidator } from '@remix-run/react';
import { useIsGuest, useSignInElsewhere } from './use-sign-in-elsewhere.ts';

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

// @covers platform-4.1
