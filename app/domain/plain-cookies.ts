// Cookies that scripts and the server both know; they hold no secret.

/** The visitor's chosen country, mirrored from local storage; written by scripts and by the server. */
export const countryCookieName = '__Host-country';

/** Says for a moment that an address got its country by a guess; read and removed by scripts. */
export const countryGuessCookieName = '__Host-country-guessed';

/** The visitor's time zone, an IANA name; written by scripts. */
export const timeZoneCookieName = '__Host-tz';

/** How long a country and a time zone are kept: a year. */
export const keptSeconds = 365 * 24 * 60 * 60;
