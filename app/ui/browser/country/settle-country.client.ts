import { cookieMaxAge, countryCookieName, countryGuessCookieName } from '#app/domain/cookies.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { parseCountry } from '#app/domain/country/detect-country.ts';
import { parseCookies, writeCookie } from './cookies.client.ts';
import {
  chooseCountry,
  hasChosenCountry,
  storedCountryKey,
  storedManuallyKey,
  unsavedChoice,
} from './country-choice.client.ts';

type SettledVisit = {
  /** The country in the requested address. */
  country: CountryCode;
  /** The account's saved country; null for a guest, undefined when unknown. */
  preferred: CountryCode | null | undefined;
  /** The requested path, even if it redirected to sign-in. */
  pathname: string;
};

/**
 * Runs the browser's part of country detection: copies the account's country into local storage as a manual choice, and
 * copies the stored country into the cookie that the server reads. A stored value that isn't one of our countries is
 * ignored, and a browser without storage follows the address. A choice that the server hasn't saved yet is newer than
 * the account's country, and is sent again once we know whose account it is.
 * @returns the stored country if the server guessed a different one for this address, else null
 */
export function settleCountry({ country, preferred, pathname }: SettledVisit): CountryCode | null {
  try {
    const isUnsaved = localStorage.getItem(storedManuallyKey) === unsavedChoice;
    const kept = parseCountry(localStorage.getItem(storedCountryKey));
    // A choice made on this page is newer than the data that the page was loaded with.
    if (!hasChosenCountry()) {
      if (isUnsaved && preferred && kept) chooseCountry(kept);
      else if (preferred) localStorage.setItem(storedCountryKey, preferred);
      const isGuests = isUnsaved && preferred === null;
      if (preferred || isGuests) localStorage.setItem(storedManuallyKey, 'true');
    }
    const stored = parseCountry(localStorage.getItem(storedCountryKey));
    const cookies = parseCookies();
    if (stored && cookies.get(countryCookieName) !== stored) {
      writeCookie(`${countryCookieName}=${stored}`, cookieMaxAge);
    }
    // The cookie may belong to another page that is still loading.
    if (cookies.get(countryGuessCookieName) !== encodeURIComponent(pathname)) return null;
    writeCookie(`${countryGuessCookieName}=`, 0);
    return stored === country ? null : stored;
  } catch {
    return null;
  }
}
