import { cleanLine } from '#app/domain/invoices/clean-text.ts';
import { joinCopies } from './file-emails.ts';

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

/** A client as named in a row of the file. */
export type FileClient = {
  row: number;
  name: string;
  email: string;
  /** Copy recipients of their emails, comma-separated. */
  ccEmails: string;
};

/** Two names with the same email: the user decides whether they are one client. */
export type SameClientQuestion = {
  /** `clientKey` of the client in the file. */
  key: string;
  row: number;
  name: string;
  email: string;
  /** The existing name with that email. */
  otherName: string;
};

/** Why a client of the file was matched with another one, or kept separate despite an equal name. */
export type ClientMatch = {
  row: number;
  code: 'sameRow' | 'sameName' | 'sameNameKnown' | 'chosen' | 'keptApart';
  name: string;
  email: string;
  /** The other client, with its row in the file; 0 where the account already has it. */
  other: KnownClient;
  otherRow: number;
};

type ResolvedClients<Each extends FileClient> = {
  /** The client assigned to each of the file's clients, in their order. */
  clients: KnownClient[];
  added: Each[];
  /** How many already exist in the account. */
  there: number;
  /** How many were merged with another client of the file. */
  merged: number;
  /** Of rows that were matched by more than equal name and email, or kept separate despite an equal name. */
  matches: ClientMatch[];
  questions: SameClientQuestion[];
};

/** A client that rows can be matched with: an existing one, or number `added` of the new ones. */
type Target = { client: KnownClient; added: number | null; row: number };
type Entry = KnownClient & { target: Target; isChosen: boolean };

/** Fields that a new client takes from later rows of the same client when its own are empty. */
const sharedTexts = [
  'email',
  'phone',
  'address',
  'contact',
  'taxNumber',
  'reference',
  'language',
  'paymentTerms',
] as const;

/**
 * Decides which clients of a file are new. Equal name and email, or equal name where one has no email, is the same
 * client; an equal email with another name only if the user confirmed it.
 * @param known the account's clients with a name or an email of these
 * @param same keys of the clients that the user identified with the one of the same email
 */
export function resolveClients<Each extends FileClient>(
  fileClients: readonly Each[],
  known: readonly KnownClient[],
  same: ReadonlySet<string> = new Set(),
): ResolvedClients<Each> {
  const book = clientBook<Entry>();
  const add = ({ name, email }: KnownClient, target: Target, isChosen = false) =>
    book.add({ name, email, target, isChosen });
  for (const client of known) add(client, { client, added: null, row: 0 });
  const resolved: ResolvedClients<Each> = {
    clients: [],
    added: [],
    there: 0,
    merged: 0,
    matches: [],
    questions: [],
  };

  function addMatch(code: ClientMatch['code'], { row, name, email }: Each, target: Target) {
    const { client: other, row: otherRow } = target;
    resolved.matches.push({ row, code, name, email, other, otherRow });
  }

  function join(client: Each, target: Target, code: ClientMatch['code'] | null) {
    if (code !== null) addMatch(code, client, target);
    if (target.added === null) {
      resolved.there += 1;
      return target;
    }
    resolved.merged += 1;
    const first = resolved.added[target.added];
    if (!first) return target;
    const joined = withTextsOf(first, client);
    resolved.added[target.added] = joined;
    if (joined.email !== first.email) {
      target.client = { name: joined.name, email: joined.email };
      book.hasEmailNow(target.client);
      add(target.client, target);
    }
    return target;
  }

  function resolve(client: Each): Target {
    const { row, name, email } = client;
    const match = book.find(client);
    if (match?.isChosen) return join(client, match.target, 'chosen');
    if (match && clientKey(match) === clientKey(client)) {
      return join(client, match.target, match.target.added === null ? null : 'sameRow');
    }
    if (match) {
      const code = match.target.added === null ? 'sameNameKnown' : 'sameName';
      return join(client, match.target, code);
    }
    const sharing = book.findEmail(client);
    if (sharing) {
      const key = clientKey(client);
      const otherName = sharing.target.client.name;
      resolved.questions.push({ key, row, name, email, otherName });
      if (same.has(key)) {
        add(client, sharing.target, true);
        return join(client, sharing.target, 'chosen');
      }
    }
    const namesake = book.findName(client);
    if (namesake) addMatch('keptApart', client, namesake.target);
    const target = { client: { name, email }, added: resolved.added.length, row };
    resolved.added.push(client);
    add(client, target);
    return target;
  }

  const targets = fileClients.map(resolve);
  return { ...resolved, clients: targets.map(({ client }) => client) };
}

function withTextsOf<Each extends FileClient>(client: Each, other: Each): Each {
  const [own, more]: Partial<Record<string, unknown>>[] = [client, other];
  const texts = sharedTexts.flatMap((text) =>
    own?.[text] === '' && more?.[text] ? [[text, more[text]]] : [],
  );
  const takesCountry = own?.region === '' && more?.region;
  const joined = {
    ...client,
    ...Object.fromEntries(texts),
    ...(takesCountry ? { region: more.region, country: more.country } : {}),
  };
  return { ...joined, ccEmails: joinCopies(joined.email, [client.ccEmails, other.ccEmails]) };
}
