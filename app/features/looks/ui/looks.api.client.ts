import type {
  DocumentLook,
  LookAnswer,
  LooksStart,
  SavedLook,
} from '#app/domain/looks/check-look.ts';
import { fetchStart, postCommand } from '#app/ui/browser/requests/document-start.client.ts';

const path = '/api/looks';

/** Fetches the saved looks, or why they can't be shown; never rejects. */
export const fetchLooks = () => fetchStart<LooksStart>(path);

/** Deletes or saves a look; the id of a saved one replaces it. */
export type LookCommand =
  | { intent: 'delete'; id: string }
  | {
      intent: 'save';
      id: string;
      isDefault: boolean;
      saved: SavedLook | ({ name: string } & DocumentLook);
    };

/** Posts a command; `unreachable` if no server answered. A retry changes nothing more. */
export function postLook(command: LookCommand): Promise<LookAnswer> {
  return postCommand<LookAnswer>(path, command);
}
