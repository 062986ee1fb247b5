import type { ChangeFailure } from '../change-failure.ts';
import type { ClientErrors } from './check-client.ts';

/** What a post that adds, edits or deletes a client is answered; the same in browser and server. */
export type ClientAnswer =
  | { outcome: 'saved' }
  | { outcome: 'deleted' }
  | { outcome: 'invalid'; errors: ClientErrors }
  | ChangeFailure;

/** Said when there is no such client (`invoices.md` section 8). */
export const clientNotFoundMessage = 'Client not found';
