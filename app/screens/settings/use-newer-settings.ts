import { useEffect, useRef } from 'react';
import { rebaseSettings } from '#app/domain/settings/rebase-settings.ts';
import type { Settings, SettingsParts } from './use-settings.ts';

/**
 * Takes over what another page or device has saved meanwhile, as soon as it is loaded. What is being typed here stays, and
 * a save of one's own comes first.
 */
export function useNewerSettings(
  { country, account }: Pick<SettingsParts, 'country' | 'account'>,
  { draft, stored, isBusy, dispatch, opening: { setStored, setStoredPictures } }: Settings,
): void {
  const known = useRef(account);
  const here = useRef({ draft, before: stored.settings, country });
  here.current = { draft, before: stored.settings, country };
  useEffect(() => {
    if (!account || isBusy || known.current === account) return;
    known.current = account;
    const newer = account.stored;
    const { draft: latest, before, country: rules } = here.current;
    const typedOver = { sent: before, before, stored: newer.settings, country: rules };
    setStored(newer);
    setStoredPictures(account.pictures);
    dispatch({ type: 'replace', draft: rebaseSettings(latest, typedOver) });
  }, [account, isBusy, dispatch, setStored, setStoredPictures]);
}
