import type { CountryCode } from '#app/domain/country/country.ts';

/**
 * Keeps a country chosen by hand: in this browser (`platform.md` section 3, local keys) and with the account or the
 * cookie through the server. A failure is silent (section 8); the address changes in any case.
 */
export function chooseCountry(country: CountryCode): void {
  try {
    localStorage.setItem('selectedCountry', country);
    localStorage.setItem('countryManuallySelected', 'true');
  } catch {
    // A browser that stores nothing still gets the cookie below.
  }
  fetch('/api/preferred-country', {
    method: 'POST',
    body: new URLSearchParams({ country }),
    keepalive: true,
  }).catch(() => undefined);
}
