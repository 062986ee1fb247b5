import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { settleCountry } from '#app/ui/browser/country/settle-country.client.ts';
import { useLatest } from '#app/ui/hooks/effects.ts';
import { switchCountryPath } from './country-switcher.tsx';
import { useRootData } from './root-data.ts';

/**
 * Syncs the browser's stored country with the account's, and the address with the stored country if the server had to
 * guess.
 * @param origin on the auth page, the address that required sign-in, whose country may be guessed; null on all other
 * pages
 */
export function useSettledCountry(country: CountryCode, origin: string | null): void {
  const root = useRootData();
  const preferred = root?.viewer?.preferredCountry ?? (root?.person === null ? null : undefined);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const asked = origin?.split(/[?#]/)[0] ?? pathname;
  const here = useLatest({ asked, address: pathname + search + hash });
  useEffect(() => {
    const { asked, address } = here.current;
    const stored = settleCountry({ country, preferred, pathname: asked });
    const to = stored && switchCountryPath(address, stored);
    if (to) navigate(to, { replace: true });
  }, [country, preferred, navigate, here]);
}
