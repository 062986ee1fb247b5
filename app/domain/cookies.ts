/** The visitor's IANA time zone; written by scripts and read by the server. */
export const timeZoneCookieName = '__Host-tz';

/** Lifetime of the country, language and time zone cookies: one year. */
export const cookieMaxAge = 365 * 24 * 60 * 60;

/** The visitor's chosen language, one of ours; written and read by the server. */
export const languageCookieName = '__Host-lang';

/** The visitor's chosen country, mirrored from local storage; written by scripts and the server. */
export const countryCookieName = '__Host-country';

/** Short-lived marker that the country in the address was guessed; read and removed by scripts. */
export const countryGuessCookieName = '__Host-country-guessed';
