/** The visitor's time zone, an IANA name; written by scripts and read by the server. */
export const timeZoneCookieName = '__Host-tz';

/** How long a country, a language and a time zone are kept in their cookies: a year. */
export const keptSeconds = 365 * 24 * 60 * 60;

/** The visitor's chosen language, one of ours; written and read by the server. */
export const languageCookieName = '__Host-lang';
