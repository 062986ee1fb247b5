import { useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { noteComingToSave, waitingDraftCountry } from '#app/browser/drafts/draft-keys.client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { useIsGuest, useSignInElsewhere } from '../frame/use-sign-in-elsewhere.ts';

/** How long the landing page stays after a user has signed in on it (`platform.md` section 2, Landing page). */
const leadOnMs = 100;

/**
 * Where a sign-in on the landing page leads: to the invoices, or to the form's own page, which saves a draft that waits
 * and goes on with any other. After a sign-in in another tab, too: that one may not know of this page's draft.
 */
export function useLeadOn(country: CountryCode): (from: 'sign-up' | 'form') => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const leadOn = (from: 'sign-up' | 'form' | 'another tab') => {
    // The first who tells of a sign-in knows where it came from.
    if (timer.current) return;
    const waiting = waitingDraftCountry(window.localStorage, country);
    if (waiting && from === 'another tab') noteComingToSave();
    const form = waiting ?? (from === 'form' ? country : null);
    const to = form ? `/${form}/create-invoice` : `/${country}/invoices`;
    timer.current = setTimeout(() => navigate(to), leadOnMs);
  };
  useSignInElsewhere(useIsGuest(), () => leadOn('another tab'));
  return leadOn;
}

// @covers platform-2.29
