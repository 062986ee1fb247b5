/** The visitor's chosen country, mirrored from local storage; written by scripts and by the server. */
export const countryCookieName = '__Host-country';

/** Says for a moment that an address got its country by a guess; read and removed by scripts. */
export const countryGuessCookieName = '__Host-country-guessed';
