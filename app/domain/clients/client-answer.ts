import type { ChangeFailure } from '../change-failure.ts';
import type { ClientErrors } from './check-client.ts';

/** What a post that adds, edits or deletes a client is answered; the same in browser and server. */
export type ClientAnswer =
  | { outcome: 'saved' }
  | { outcome: 'deleted' }
  | { outcome: 'invalid'; errors: ClientErrors }
  | ChangeFailure;

/** What Undo of a client whom a first invoice left behind comes to; `kept`: it was changed or used since. */
export type ForgetClientAnswer = { outcome: 'gone' | 'kept' };
