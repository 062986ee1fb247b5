import { clientTexts } from '#app/features/clients/texts/clients.ts';
import { fill } from '#app/i18n/fill.ts';
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

/** Messages about a client created by a first invoice; the wording is ours. */
export const keptClientMessages = {
  kept: (name: string) => fill(clientTexts.kept.kept, { name }),
  gone: (name: string) => fill(clientTexts.kept.gone, { name }),
  stays: (name: string) => fill(clientTexts.kept.stays, { name }),
  failed: (name: string) => fill(clientTexts.kept.failed, { name }),
};
