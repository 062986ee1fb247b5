import type { CountryCode } from '#app/domain/country/country.ts';

export const storedCountryKey = 'selectedCountry';
export const storedManuallyKey = 'countryManuallySelected';

/** Stored under `storedManuallyKey` instead of `true` until the server has saved the choice. */
export const unsavedChoice = 'unsaved';

/**
 * Saves a manually chosen country in this browser and, through the server, with the account or in the cookie. A failure
 * is only logged: the address changes anyway, and the next page load sends the choice again (`settleCountry`). Choices
 * are sent one after the other, so that the last one wins. Never rejects.
 * @returns whether the server saved it
 */
export function chooseCountry(country: CountryCode): Promise<boolean> {
  // If the page is closed before its turn comes, the next page sends the choice.
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

/** Whether the user chose a country since this document was loaded. */
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
    // The cookie works even in a browser that stores nothing.
  }
}
