import { cleanLine } from '#app/domain/invoices/clean-text.ts';

/** Returns a key that is equal for products with the same name; case is ignored for A to Z only, as in the database. */
export function nameKey(name: string): string {
  return `name ${plainCase(cleanLine(name))}`;
}

/** Lower-cases a text like SQLite's `lower`. */
export function plainCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** A client's identity: name and email together. */
export type KnownClient = { name: string; email: string | null };

/**
 * Builds a lookup of clients. Clients match by name and email, or by name alone when one of the two has no email. The
 * same name with different emails means two clients, and so do two names with the same email.
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
    /** Marks a client as having an email now, so it no longer matches by name alone. */
    hasEmailNow: ({ name }: KnownClient) => exact.delete(clientKey({ name, email: '' })),
    /** Finds the first client with a name, whatever the email. */
    findName: (client: KnownClient) => byName.get(plainClient(client).name) ?? null,
    /** Finds the first client with an email, whatever the name; null without an email. */
    findEmail: (client: KnownClient) => byEmail.get(plainClient(client).email) ?? null,
  };
}

function keepFirst<Value>(map: Map<string, Value>, key: string, value: Value) {
  if (!map.has(key)) map.set(key, value);
}

function plainClient({ name, email }: KnownClient) {
  return { name: plainCase(cleanLine(name)), email: plainCase(cleanLine(email ?? '')) };
}

/** Finds a client in a list. */
export function matchClient<Known extends KnownClient>(
  client: KnownClient,
  known: readonly Known[],
): Known | null {
  return clientBook(known).find(client);
}

/**
 * Returns a key that is equal for clients with the same name and email; case is ignored for A to Z only, as in the
 * database.
 */
export function clientKey(client: KnownClient): string {
  const { name, email } = plainClient(client);
  return JSON.stringify([name, email]);
}
