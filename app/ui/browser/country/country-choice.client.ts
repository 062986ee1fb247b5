import type { CountryCode } from '#app/domain/country/country.ts';

/** Local storage keys of the country. */
export const storedCountryKey = 'selectedCountry';
export const storedManuallyKey = 'countryManuallySelected';

/** What stands under `storedManuallyKey` in place of `true` while the server has not taken the choice. */
export const unsavedChoice = 'unsaved';

/**
 * Saves a manually chosen country in this browser and, through the server, with the account or in the cookie. A failure
 * is only logged: the address changes in any case, and the next loaded page sends the choice again (`settleCountry`).
 * Choices are sent one after the other, so that the last one wins. Never rejects.
 * @returns whether the server took it
 */
export function chooseCountry(country: CountryCode): Promise<boolean> {
  // Of a page that is left before the choice's turn, the next one sends it.
  keep(country, coming ? unsavedChoice : 'true');
  const sending = coming ? coming.then(() => send(country)) : send(country);
  const saving = sending.then((isSaved) => {
    if (coming === saving) {
      coming = null;
      keep(country, isSaved ? 'true' : unsavedChoice);
    }
    return isSaved;
  });
  coming = saving;
  hasChosen = true;
  return saving;
}

/** Whether a country was chosen by hand since this document was loaded. */
export function hasChosenCountry(): boolean {
  return hasChosen;
}

let hasChosen = false;
let coming: Promise<boolean> | null = null;

async function send(country: CountryCode): Promise<boolean> {
  const answer: Partial<Response> = await fetch('/api/preferred-country', {
    method: 'POST',
    body: new URLSearchParams({ country }),
    keepalive: true,
  }).catch((error) => error);
  if (!answer.ok) console.warn('Country not saved', answer);
  return Boolean(answer.ok);
}

function keep(country: CountryCode, manually: string): void {
  try {
    localStorage.setItem(storedCountryKey, country);
    localStorage.setItem(storedManuallyKey, manually);
  } catch {
    // A browser that stores nothing still gets the cookie.
  }
}
