import { announcePerson, goElsewhere } from './session-watch.client.ts';
import { beginSignOut } from './sign-out-intent.client.ts';

/**
 * Leaves the pages of an account that was deleted: its drafts and settings leave the device, other tabs are told, and a page
 * is loaded anew that knows nothing of it.
 * @param path a path of ours
 */
export function leaveDeletedAccount(path: string): void {
  announcePerson(null);
  // The page stays on its way out, whatever its closing channel has to say.
  beginSignOut();
  goElsewhere(path);
}
