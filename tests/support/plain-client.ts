import { type ClientText, clientRules, type SavedClient } from '#app/domain/clients/client.ts';
import { blankTexts, everyText } from '#app/domain/fields/parse-fields.ts';

/** The form of a new client with only a name filled in. */
export function plainClient(name: string): ClientText {
  const others = { language: '', region: '', lookId: '', fields: '' } as const;
  return { ...blankTexts(clientRules), name, country: 'us', ...others };
}

/** A saved client with only the given fields filled in. */
export function savedClient(known: Partial<SavedClient> & { name: string }): SavedClient {
  const others = { language: null, region: null, lookId: null, fields: null };
  return { ...everyText(clientRules, null), ...others, id: 'c1', country: 'us', ...known };
}
