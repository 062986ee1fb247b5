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

/** What Undo of a client whom a first invoice left behind comes to; `kept`: it was changed or used since. */
export type ForgetClientAnswer = { outcome: 'gone' | 'kept' };

/** Said of a client whom a first invoice left behind; the sentences are ours. */
export const keptClientMessages = {
  kept: (name: string) => `${name} is kept as a client`,
  gone: (name: string) => `${name} was removed from your clients`,
  stays: (name: string) => `${name} has been changed since and stays`,
  failed: (name: string) => `${name} could not be removed. Please try again.`,
};
