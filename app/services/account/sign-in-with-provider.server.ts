import type { Database } from '#db/client.server.ts';
import {
  type ProviderUser,
  signInProviderUser,
} from '#db/queries/account/provider-sign-in.server.ts';
import { sendAgainIfLost } from '#db/send-again.server.ts';

/**
 * Signs in whom an identity provider vouches for, with an account that is found, linked or made in one write. The
 * provider takes each code once, so a write whose answer is lost is sent once more instead of asking the person again.
 * @returns `closed` when the account was deleted
 */
export async function signInWithProvider(
  db: Database,
  user: ProviderUser,
): Promise<'signed-in' | 'signed-up' | 'closed'> {
  const found = await sendAgainIfLost(() => signInProviderUser(db, user));
  if (!found) return 'closed';
  return found.isNew ? 'signed-up' : 'signed-in';
}

// @covers V6.8.4 platform-7.3
