import { useLocation, useRevalidator } from '@remix-run/react';
import { useIsNobody, useSignInElsewhere } from './use-sign-in-elsewhere.ts';

/**
 * Loads the page for whoever has signed in in another tab: a form keeps what is typed and becomes theirs, the auth page
 * leads on. Settings look at what is typed on them first, see the page itself.
 */
export function SessionNews() {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  useSignInElsewhere(useIsNobody(), () => {
    if (!pathname.endsWith('/settings')) revalidate();
  });
  return null;
}
