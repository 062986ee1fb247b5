import { cleanLine } from '../invoices/clean-text.ts';
import { plainCase } from './record-key.ts';

/** By what one client is told from another. */
export type KnownClient = { name: string; email: string | null };

/**
 * The client who is meant: the same e-mail, else the same name where one of the two has no e-mail (`import-formats.md`). Two of one
 * name with different addresses are two.
 */
export function matchClient<Known extends KnownClient>(
  { name, email }: { name: string; email: string },
  known: readonly Known[],
): Known | null {
  const address = plainCase(cleanLine(email));
  const called = plainCase(cleanLine(name));
  const byEmail = known.find(
    (client) => address !== '' && plainCase(client.email ?? '') === address,
  );
  const byName = known.find(
    (client) => plainCase(client.name) === called && (address === '' || !client.email),
  );
  return byEmail ?? byName ?? null;
}
