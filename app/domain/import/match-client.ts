import { cleanLine } from '../invoices/clean-text.ts';
import { plainCase } from './record-key.ts';

/** By what one client is told from another. */
export type KnownClient = { name: string; email: string | null };

type Person = { name: string; email: string };

/**
 * Clients among whom one is found: the same e-mail, else the same name where one of the two has no e-mail.
 * Two of one name with different addresses are two. Of several the first is found.
 */
export function clientBook<Known extends KnownClient>(known: readonly Known[] = []) {
  const byEmail = new Map<string, Known>();
  const byName = new Map<string, Known>();
  const withoutEmail = new Map<string, Known>();

  function add(client: Known) {
    const called = plainCase(client.name);
    keepFirst(byName, called, client);
    if (client.email) keepFirst(byEmail, plainCase(client.email), client);
    else keepFirst(withoutEmail, called, client);
  }

  function find({ name, email }: Person): Known | null {
    const address = plainCase(cleanLine(email));
    const called = plainCase(cleanLine(name));
    if (address === '') return byName.get(called) ?? null;
    return byEmail.get(address) ?? withoutEmail.get(called) ?? null;
  }

  for (const client of known) add(client);
  return { add, find };
}

function keepFirst<Value>(map: Map<string, Value>, key: string, value: Value) {
  if (!map.has(key)) map.set(key, value);
}

/** The client who is meant, among these alone. */
export function matchClient<Known extends KnownClient>(
  person: Person,
  known: readonly Known[],
): Known | null {
  return clientBook(known).find(person);
}

/** By what the people of a file are asked about once: one of the same name and e-mail is found alike. */
export function personKey({ name, email }: Person): string {
  return JSON.stringify([plainCase(cleanLine(name)), plainCase(cleanLine(email))]);
}

/**
 * Those of a file's people, in its order, who make new clients: neither known nor found among the new ones before them.
 * @param isKnown the owner has them already
 */
export function newPeople<Each extends Person>(
  people: readonly Each[],
  isKnown: (person: Each) => boolean,
): Each[] {
  const book = clientBook();
  return people.filter((person) => {
    if (isKnown(person) || book.find(person)) return false;
    book.add({ name: cleanLine(person.name), email: cleanLine(person.email) });
    return true;
  });
}
