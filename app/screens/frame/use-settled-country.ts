import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { settleCountry } from '#app/browser/country/settle-country.client.ts';
import { useLatest } from '#app/components/hooks/use-latest.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { switchCountryPath } from './country-path.ts';
import { useRootData } from './root-data.ts';

/**
 * Brings what the browser keeps of the country into line with the account, and an address whose country the server
 * had to guess into line with what the browser keeps.
 */
export function useSettledCountry(country: CountryCode): void {
  const root = useRootData();
  const preferred = root?.viewer?.preferredCountry ?? (root?.person === null ? null : undefined);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const here = useLatest({ pathname, rest: search + hash });
  useEffect(() => {
    const { pathname, rest } = here.current;
    const stored = settleCountry({ country, preferred, pathname });
    const to = stored && switchCountryPath(pathname + rest, stored);
    if (to) navigate(to, { replace: true });
  }, [country, preferred, navigate, here]);
}
