import { clientRules } from '#app/domain/clients/check-client.ts';
import type { ClientText, SavedClient } from '#app/domain/clients/client.ts';
import { blankTexts, everyText } from '#app/domain/fields/parse-fields.ts';

/** The form of a new client with nothing but a name. */
export function plainClient(name: string): ClientText {
  return { ...blankTexts(clientRules), name, country: 'us', language: '', region: '' };
}

/** A saved client of whom nothing is known but what is given. */
export function savedClient(known: Partial<SavedClient> & { name: string }): SavedClient {
  const unknown = { ...everyText(clientRules, null), language: null, region: null };
  return { ...unknown, id: 'c1', country: 'us', ...known };
}
