/** The visitor's IANA time zone; written by scripts and read by the server. */
export const timeZoneCookieName = '__Host-tz';

/** Lifetime of the country, language and time zone cookies: one year. */
export const keptSeconds = 365 * 24 * 60 * 60;

/** The visitor's chosen language, one of ours; written and read by the server. */
export const languageCookieName = '__Host-lang';
