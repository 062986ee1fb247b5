import { joinCopies } from './file-emails.ts';
import { clientBook, clientKey, type KnownClient } from './match-client.ts';

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

export type ResolvedClients<Each extends FileClient> = {
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
  ...(['email', 'phone', 'address', 'contact', 'taxNumber', 'reference'] as const),
  ...(['language', 'paymentTerms'] as const),
];

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
    const found = book.find(client);
    if (found?.isChosen) return join(client, found.target, 'chosen');
    if (found && clientKey(found) === clientKey(client)) {
      return join(client, found.target, found.target.added === null ? null : 'sameRow');
    }
    if (found) {
      const code = found.target.added === null ? 'sameNameKnown' : 'sameName';
      return join(client, found.target, code);
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
