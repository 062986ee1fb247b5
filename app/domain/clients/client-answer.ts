import type { ChangeFailure } from '../change-failure.ts';
import type { ClientErrors } from './check-client.ts';

/** The response to adding, editing or deleting a client, the same in browser and server. */
export type ClientAnswer =
  | { outcome: 'saved' }
  | { outcome: 'deleted' }
  | { outcome: 'invalid'; errors: ClientErrors }
  | ChangeFailure;

/** The result of undoing a client created by a first invoice; `kept`: the client has been changed or used since. */
export type ForgetClientAnswer = { outcome: 'gone' | 'kept' };
