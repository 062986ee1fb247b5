import { type ComponentType, useEffect, useState } from 'react';
import { keepsGuestSettings } from '#app/browser/local-settings-key.client.ts';

/** Fetches what syncs a guest's settings where somebody is signed in and there are any; the Settings page does its own. */
export function LateSettingsSync({ pathname }: { pathname: string }) {
  const [Sync, setSync] = useState<ComponentType | null>(null);
  const isElsewhere = !pathname.endsWith('/settings');
  useEffect(() => {
    if (!isElsewhere || !keepsGuestSettings(window.localStorage)) return;
    import('../settings/settings-sync.tsx').then(
      ({ SettingsSync }) => setSync(() => SettingsSync),
      // On a dead network there is nothing to sync with; the next page tries again.
      () => undefined,
    );
  }, [isElsewhere]);
  return Sync && isElsewhere ? <Sync /> : null;
}
