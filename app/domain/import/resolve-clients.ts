import { importTexts } from '#app/features/imports/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { joinCopies } from './file-emails.ts';
import type { RowIssue } from './imported-invoice.ts';
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

export type ResolvedClients<Each extends FileClient> = {
  /** The client assigned to each of the file's clients, in their order. */
  clients: KnownClient[];
  added: Each[];
  /** How many already exist in the account. */
  there: number;
  /** How many were merged with another client of the file. */
  merged: number;
  /** Rows that were matched by more than equal name and email, or kept separate despite an equal name. */
  notes: RowIssue[];
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
  people: readonly Each[],
  known: readonly KnownClient[],
  same: ReadonlySet<string> = new Set(),
): ResolvedClients<Each> {
  const { matches: texts } = importTexts;
  const book = clientBook<Entry>();
  const add = ({ name, email }: KnownClient, target: Target, isChosen = false) =>
    book.add({ name, email, target, isChosen });
  for (const client of known) add(client, { client, added: null, row: 0 });
  const resolved: ResolvedClients<Each> = {
    clients: [],
    added: [],
    there: 0,
    merged: 0,
    notes: [],
    questions: [],
  };

  function note(text: string, { row, name, email }: Each, target: Target) {
    const values = { name, email, row: target.row, client: describe(target.client) };
    resolved.notes.push({ row, message: fill(text, values) });
  }

  function join(person: Each, target: Target, text: string | null) {
    if (text !== null) note(text, person, target);
    if (target.added === null) {
      resolved.there += 1;
      return target;
    }
    resolved.merged += 1;
    const first = resolved.added[target.added];
    if (!first) return target;
    const joined = withTextsOf(first, person);
    resolved.added[target.added] = joined;
    if (joined.email !== first.email) {
      target.client = { name: joined.name, email: joined.email };
      book.hasEmailNow(target.client);
      add(target.client, target);
    }
    return target;
  }

  function resolve(person: Each): Target {
    const { row, name, email } = person;
    const found = book.find(person);
    if (found?.isChosen) return join(person, found.target, texts.chosen);
    if (found && clientKey(found) === clientKey(person)) {
      return join(person, found.target, found.target.added === null ? null : texts.sameRow);
    }
    if (found) {
      const text = found.target.added === null ? texts.sameNameKnown : texts.sameName;
      return join(person, found.target, text);
    }
    const sharing = book.findEmail(person);
    if (sharing) {
      const key = clientKey(person);
      const otherName = sharing.target.client.name;
      resolved.questions.push({ key, row, name, email, otherName });
      if (same.has(key)) {
        add(person, sharing.target, true);
        return join(person, sharing.target, texts.chosen);
      }
    }
    const namesake = book.findName(person);
    if (namesake) note(texts.keptApart, person, namesake.target);
    const target = { client: { name, email }, added: resolved.added.length, row };
    resolved.added.push(person);
    add(person, target);
    return target;
  }

  const targets = people.map(resolve);
  return { ...resolved, clients: targets.map(({ client }) => client) };
}

function describe({ name, email }: KnownClient): string {
  return email ? `${name} (${email})` : name;
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
