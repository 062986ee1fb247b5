import {
  fieldsOf,
  keysOf,
  type ListedStorage,
  readStored,
  readText,
  removeStored,
  writeStored,
} from '../stored.client.ts';
import { earlierOutboxKey, userDraftKey } from '../user-keys.client.ts';

/**
 * Gives a user's drafts of an earlier version the keys of today: that of the form, those that had stepped aside, and the
 * list of those in the outbox. An open tab of that version may store some again.
 */
export function adoptEarlierDrafts(
  storage: ListedStorage,
  userId: string,
  newId: () => string,
): void {
  const place = userDraftKey(userId);
  const adopt = (draft: unknown, made: object) => {
    const { earlierKey, saveKey, waitsAsGuest: _, ...fields } = fieldsOf(draft);
    // Each edit gave it another key; what may be saved already has the first one.
    const key = [earlierKey, saveKey].find((name) => typeof name === 'string' && name) ?? newId();
    return writeStored(storage, `${place}:${key}`, { ...fields, saveKey: key, ...made });
  };

  for (const [at, name] of [...keysOf(storage, `${place}:aside:`).sort(), place].entries()) {
    if (readText(storage, name) === null) continue;
    const made = { at: name === place ? Date.now() : at };
    if (adopt(readStored(storage, name), made)) removeStored(storage, name);
  }
  const queue = earlierOutboxKey(userId);
  const waiting = readStored(storage, queue);
  if (!Array.isArray(waiting)) return;
  const areAdopted = waiting.map((entry, at) => {
    const { draft, options } = fieldsOf(entry);
    const { country, guestWaiting, ...others } = fieldsOf(options);
    // It noted that in the draft, and said of each new invoice that its number gives way.
    const isGuests = (fieldsOf(draft).waitsAsGuest ?? guestWaiting) === true;
    const outbox = { options: { ...others, country, guestWaiting: isGuests } };
    return adopt(draft, { country, suggestedNumber: '', outbox, at });
  });
  if (!areAdopted.includes(false)) removeStored(storage, queue);
}
