import type { LookAnswer, LooksStart, OwnLook, SavedLook } from '#app/domain/looks/check-look.ts';
import type { DraftLook } from '#app/domain/looks/look.ts';
import { fetchStart, postCommand } from '#app/ui/browser/requests/document-start.client.ts';

const path = '/api/looks';

/** Fetches the saved looks, or why they can't be shown; never rejects. */
export const fetchLooks = () => fetchStart<LooksStart>(path);

/** A command about a saved look; a known id changes that one. */
export type LookCommand =
  | { intent: 'delete'; id: string }
  | (Pick<OwnLook, 'id' | 'isDefault'> & {
      intent: 'save';
      saved: Omit<SavedLook, 'look'> & { look: SavedLook['look'] | DraftLook };
    });

/** Posts a command; `unreachable` if no server answered. A retry changes nothing more. */
export function postLook(command: LookCommand): Promise<LookAnswer> {
  return postCommand<LookAnswer>(path, command);
}
