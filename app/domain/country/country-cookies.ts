/** The visitor's chosen country, mirrored from local storage; written by scripts and the server. */
export const countryCookieName = '__Host-country';

/** Short-lived marker that the country in the address was guessed; read and removed by scripts. */
export const countryGuessCookieName = '__Host-country-guessed';
