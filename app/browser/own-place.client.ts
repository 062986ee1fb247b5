import type { DraftStorage } from './draft-store.client.ts';
import { openedInvoiceKey, userDraftKey } from './kept-drafts.client.ts';

/** Where a user's unsaved draft lies: the new invoice on this device, what was opened to clone or edit in its tab. */
export function ownPlace(
  userId: string,
  opened: { kind: 'clone' | 'edit'; id: string } | null,
): { storage: DraftStorage; key: string } {
  return opened
    ? { storage: window.sessionStorage, key: openedInvoiceKey(userId, opened) }
    : { storage: window.localStorage, key: userDraftKey(userId) };
}
