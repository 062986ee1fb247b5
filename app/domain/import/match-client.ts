import { cleanLine } from '../invoices/clean-text.ts';
import { plainCase } from './record-key.ts';

/** What identifies a client: name and email together. */
export type KnownClient = { name: string; email: string | null };

/**
 * Clients to search. A client is found by name and email, or by name where one of the two has no email. Two of one name
 * with different emails are two clients, and so are two names with one email.
 */
export function clientBook<Known extends KnownClient>(known: readonly Known[] = []) {
  const exact = new Map<string, Known>();
  const byName = new Map<string, Known>();
  const byEmail = new Map<string, Known>();

  function add(client: Known) {
    const { name, email } = plainClient(client);
    keepFirst(exact, clientKey(client), client);
    keepFirst(byName, name, client);
    if (email !== '') keepFirst(byEmail, email, client);
  }

  function find(client: KnownClient): Known | null {
    const { name, email } = plainClient(client);
    const same = exact.get(clientKey(client));
    if (same) return same;
    const other = email === '' ? byName.get(name) : exact.get(clientKey({ name, email: '' }));
    return other ?? null;
  }

  for (const client of known) add(client);
  return {
    add,
    find,
    /** From now on the client of this name has an email, and isn't found by the name alone. */
    hasEmailNow: ({ name }: KnownClient) => exact.delete(clientKey({ name, email: '' })),
    /** The first client of a name, whatever the email. */
    findName: (client: KnownClient) => byName.get(plainClient(client).name) ?? null,
    /** The first client of an email, whatever the name; null without an email. */
    findEmail: (client: KnownClient) => byEmail.get(plainClient(client).email) ?? null,
  };
}

function keepFirst<Value>(map: Map<string, Value>, key: string, value: Value) {
  if (!map.has(key)) map.set(key, value);
}

function plainClient({ name, email }: KnownClient) {
  return { name: plainCase(cleanLine(name)), email: plainCase(cleanLine(email ?? '')) };
}

/** Finds a client among these alone. */
export function matchClient<Known extends KnownClient>(
  client: KnownClient,
  known: readonly Known[],
): Known | null {
  return clientBook(known).find(client);
}

/** The same for two clients of equal name and email; only A to Z are compared without case, as the database does it. */
export function clientKey(client: KnownClient): string {
  const { name, email } = plainClient(client);
  return JSON.stringify([name, email]);
}
