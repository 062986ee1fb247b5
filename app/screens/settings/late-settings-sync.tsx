import { useLocation } from '@remix-run/react';
import { type ComponentType, useEffect, useState } from 'react';
import { keepsGuestSettings } from '#app/browser/local-settings-key.client.ts';
import { useRootData } from '../frame/root-data.ts';

/** Fetches what syncs a guest's settings where somebody is signed in and there are any; the Settings page does its own. */
export function LateSettingsSync() {
  const root = useRootData();
  const isSignedIn = Boolean(root?.viewer);
  const { pathname } = useLocation();
  const [Sync, setSync] = useState<ComponentType | null>(null);
  const isWanted = isSignedIn && !pathname.endsWith('/settings');
  useEffect(() => {
    if (!isWanted || !keepsGuestSettings(window.localStorage)) return;
    import('./settings-sync.tsx').then(
      ({ SettingsSync }) => setSync(() => SettingsSync),
      // On a dead network there is nothing to sync with; the next page tries again.
      () => undefined,
    );
  }, [isWanted]);
  return Sync && isWanted ? <Sync /> : null;
}
