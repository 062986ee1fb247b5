import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { keepsGuestSettings } from '#app/browser/local-settings-key.client.ts';
import { useRootData } from '../frame/root-data.ts';
import { useLazyImport } from '../loading/use-lazy-import.ts';

/** Fetches what syncs a guest's settings where a user is signed in and there are any; the Settings page does its own. */
export function LateSettingsSync() {
  const isSignedIn = Boolean(useRootData()?.viewer);
  const { pathname } = useLocation();
  const isWanted = isSignedIn && !pathname.endsWith('/settings');
  // On a dead network there is nothing to sync with; the next page tries again.
  const { part, fetchNow } = useLazyImport(fetchSync);
  useEffect(() => {
    if (isWanted && keepsGuestSettings(window.localStorage)) fetchNow(true);
  }, [isWanted, fetchNow]);
  return part && isWanted ? <part.SettingsSync /> : null;
}

const fetchSync = () => import('./settings-sync.tsx');
