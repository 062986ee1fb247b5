import type { CountryCode } from '#app/domain/country/country.ts';
import { countryCookieName, countryGuessCookieName } from '#app/domain/country/country-cookies.ts';
import { parseCountry } from '#app/domain/country/detect-country.ts';
import { keptSeconds } from '#app/domain/plain-cookies.ts';
import { parseCookies, writeCookie } from './cookies.client.ts';
import {
  chooseCountry,
  hasChosenCountry,
  storedCountryKey,
  storedManuallyKey,
  unsavedChoice,
} from './country-choice.client.ts';

type SettledVisit = {
  /** Of the address that was asked for. */
  country: CountryCode;
  /** Saved with the account; null when no user is signed in, undefined where that is not known. */
  preferred: CountryCode | null | undefined;
  /** The path of that address, also where it led to sign in. */
  pathname: string;
};

/**
 * The browser's part of the detection order: an account's country is stored here too, flagged
 * as chosen, and what is stored is mirrored in the cookie that the server reads. A stored value that is no country of
 * ours is ignored, and a browser that stores nothing goes by the address; both in silence. A choice whose save failed is
 * newer than what the account says, and is sent again once it is known whose account that is.
 * @returns the stored country when the address got another one by the server's guess, else null
 */
export function settleCountry({ country, preferred, pathname }: SettledVisit): CountryCode | null {
  try {
    const isUnsaved = localStorage.getItem(storedManuallyKey) === unsavedChoice;
    const kept = parseCountry(localStorage.getItem(storedCountryKey));
    // What was chosen on this page is newer than what it was loaded with.
    if (!hasChosenCountry()) {
      if (isUnsaved && preferred && kept) chooseCountry(kept);
      else if (preferred) localStorage.setItem(storedCountryKey, preferred);
      const isGuests = isUnsaved && preferred === null;
      if (preferred || isGuests) localStorage.setItem(storedManuallyKey, 'true');
    }
    const stored = parseCountry(localStorage.getItem(storedCountryKey));
    const cookies = parseCookies();
    if (stored && cookies.get(countryCookieName) !== stored) {
      writeCookie(`${countryCookieName}=${stored}`, keptSeconds);
    }
    // The page that a guess is for may still be on its way while this one is left.
    if (cookies.get(countryGuessCookieName) !== encodeURIComponent(pathname)) return null;
    writeCookie(`${countryGuessCookieName}=`, 0);
    return stored === country ? null : stored;
  } catch {
    return null;
  }
}
