import type { CurrencyCode } from '#app/domain/money/money.ts';
import { signedMinor } from '#app/domain/payments/payment.ts';
import type { CountryCode } from '../country/country.ts';
import type { DocumentKind } from '../documents/kind.ts';
import { checkEntry } from '../payments/check-entry.ts';
import type { ExportedEntry } from './exported-records.ts';
import { type LedgerIssue, type LedgerProblem, problemOfEntry } from './ledger-rules.ts';

/** A document whose ledger is replayed; entries reference it by `id`. */
export type LedgerDocument = {
  id: string;
  number: string;
  kind: DocumentKind;
  isVoid: boolean;
  currency: CurrencyCode;
  country: CountryCode;
  totalMinor: number;
  /** The document from which it was created. */
  sourceId: string | null;
};

export type LedgerEntry = Omit<ExportedEntry, 'at'>;

/**
 * Converts an entry for restoring. Card payments become manual entries because no Stripe account is connected to them
 * here, and money lost in a dispute becomes a refund.
 */
export function asOwnEntry<Entry extends LedgerEntry>(entry: Entry): Entry {
  // An entry for a credited amount references the credit note.
  if (entry.kind === 'credited') return { ...entry, undoes: entry.otherInvoiceId };
  if (entry.origin !== 'card') return entry;
  return { ...entry, origin: 'hand', kind: entry.kind === 'reversal' ? 'refund' : entry.kind };
}

/** An invoice while its entries are replayed. */
export type LedgerAccount = {
  document: LedgerDocument;
  /** Minor units. */
  paid: number;
  credited: number;
  entries: Map<string, LedgerEntry>;
  /** The last step at which its paid amount was zero: before it, the total may have been different. */
  lastZero: number;
};

/** A valid entry with the amount paid before it, on its invoice and on the invoice whose credit it uses or returns. */
export type ReplayedEntry = { entry: LedgerEntry; paidBefore: number; otherPaidBefore: number };

/** A check that depends on whether the invoice's total could still change; decided once all entries are known. */
type LateCheck = { of: LedgerAccount; step: number; entry: LedgerEntry; problem: LedgerProblem };

/**
 * Replays ledger entries in order by the rules of live ones, and refuses all entries of an invoice with an invalid one.
 * As in a live ledger, a payment above the balance becomes credit. Invoices that share credit with a refused one are
 * refused with it.
 * @param options.stored entries that the account already has, in the order in which they were written; not validated
 * @param options.today seller-local date, `YYYY-MM-DD`
 * @param options.isWhole no other file contains further documents of the export
 * @returns the valid entries, and by invoice id why each of the others is refused
 */
export function replayLedger(
  documents: readonly LedgerDocument[],
  entries: readonly LedgerEntry[],
  options: { stored?: readonly LedgerEntry[]; today: string; isWhole: boolean },
): {
  replayed: ReplayedEntry[];
  broken: Map<string, LedgerIssue>;
  accounts: ReadonlyMap<string, LedgerAccount>;
} {
  const { stored = [], today, isWhole } = options;
  const accounts = new Map(documents.map((document) => [document.id, openAccount(document)]));
  const broken = new Map<string, LedgerIssue>();
  const replayed: ReplayedEntry[] = [];
  const late: LateCheck[] = [];
  let step = 0;
  const pay = (account: LedgerAccount | undefined, minor: number) => {
    if (!account) return;
    account.paid += minor;
    if (account.paid === 0) account.lastZero = step;
  };
  const refuse = ({ document }: LedgerAccount, entry: LedgerEntry, problem: LedgerProblem) => {
    if (broken.has(document.id)) return;
    const { amountMinor, day } = entry;
    const { currency, country } = document;
    broken.set(document.id, { code: 'entry', problem, amountMinor, day, currency, country });
  };

  for (const entry of stored) {
    step += 1;
    const account = accounts.get(entry.invoiceId);
    if (!account) continue;
    account.entries.set(entry.id, entry);
    if (entry.kind === 'credited') account.credited += entry.amountMinor;
    pay(account, signedMinor(entry));
  }
  for (const entry of entries) {
    step += 1;
    const account = accounts.get(entry.invoiceId);
    if (!account || broken.has(entry.invoiceId) || isMoved(entry)) continue;
    const known = account.entries.get(entry.id);
    if (known) {
      if (!isSameEntry(known, entry)) refuse(account, known, 'differs');
      continue;
    }
    const undone = entry.undoes === null ? undefined : account.entries.get(entry.undoes);
    const otherId =
      entry.kind === 'reversal' && undone ? undone.otherInvoiceId : entry.otherInvoiceId;
    const other = otherId === null ? undefined : accounts.get(otherId);
    const check = problemOfEntry(entry, { account, undone, other, today, isWhole });
    if (check.problem) {
      refuse(account, entry, check.problem);
      continue;
    }
    for (const problem of check.late ?? []) {
      late.push({ of: problem === 'noCredit' && other ? other : account, step, entry, problem });
    }
    replayed.push({
      entry: cleaned(entry, today),
      paidBefore: account.paid,
      otherPaidBefore: other?.paid ?? 0,
    });
    account.entries.set(entry.id, entry);
    if (entry.kind === 'credited') account.credited += entry.amountMinor;
    pay(account, signedMinor(entry));
    if (undone?.origin === 'credit' || entry.origin === 'credit') pay(other, -signedMinor(entry));
    for (const each of [account, other]) {
      if (each && !Number.isSafeInteger(each.paid)) refuse(each, entry, 'tooLarge');
    }
  }

  for (const { of: account, step: at, entry, problem } of late) {
    const own = accounts.get(entry.invoiceId);
    if (own && at > account.lastZero) refuse(own, entry, problem);
  }
  refuseUnmatched(entries, accounts, refuse);
  refuseLinked([...stored, ...entries], accounts, broken);
  return {
    replayed: replayed.filter(({ entry }) => !broken.has(entry.invoiceId)),
    broken,
    accounts,
  };
}

function openAccount(document: LedgerDocument): LedgerAccount {
  return { document, paid: 0, credited: 0, entries: new Map(), lastZero: 0 };
}

/** Whether the database itself writes this entry next to another one: credit that is used elsewhere or returned. */
export function isMoved({ origin, kind }: Pick<LedgerEntry, 'origin' | 'kind'>): boolean {
  return origin === 'credit' && (kind === 'used' || kind === 'returned');
}

function isSameEntry(one: LedgerEntry, other: LedgerEntry): boolean {
  return (
    one.kind === other.kind &&
    one.amountMinor === other.amountMinor &&
    one.day === other.day &&
    one.method === other.method &&
    one.invoiceId === other.invoiceId &&
    one.undoes === other.undoes
  );
}

function cleaned(entry: LedgerEntry, today: string): LedgerEntry {
  const { amountMinor, day, method, reference, note } = entry;
  const checked = checkEntry(
    { amountMinor, day: day ?? today, method, reference: reference ?? '', note: note ?? '' },
    today,
  );
  if (!checked.ok) return entry;
  return { ...entry, reference: checked.entry.reference, note: checked.entry.note };
}

/** Refuses credit that left or returned to an invoice without a matching payment or reversal on the other invoice. */
function refuseUnmatched(
  entries: readonly LedgerEntry[],
  accounts: ReadonlyMap<string, LedgerAccount>,
  refuse: (account: LedgerAccount, entry: LedgerEntry, problem: LedgerProblem) => void,
): void {
  const used = new Map(entries.filter(isMoved).map((entry) => [entry.id, entry]));
  for (const entry of used.values()) {
    const account = accounts.get(entry.invoiceId);
    const other = entry.otherInvoiceId === null ? undefined : accounts.get(entry.otherInvoiceId);
    // The other invoice is in another file, which contains this entry's counterpart.
    if (!account || !other) continue;
    const paymentId = entry.kind === 'used' ? entry.undoes : used.get(entry.undoes ?? '')?.undoes;
    const matching =
      entry.kind === 'used'
        ? other.entries.get(paymentId ?? '')
        : [...other.entries.values()].find(
            ({ kind, undoes }) => kind === 'reversal' && undoes === paymentId,
          );
    if (matching?.amountMinor !== entry.amountMinor) refuse(account, entry, 'unmatched');
  }
}

/** Refuses invoices that share credit with a refused one, repeatedly until none is left. */
function refuseLinked(
  entries: readonly LedgerEntry[],
  accounts: ReadonlyMap<string, LedgerAccount>,
  broken: Map<string, LedgerIssue>,
): void {
  const links = entries
    .filter(({ origin }) => origin === 'credit')
    .flatMap(({ invoiceId, otherInvoiceId }) => [
      [invoiceId, otherInvoiceId ?? ''] as const,
      [otherInvoiceId ?? '', invoiceId] as const,
    ]);
  for (let before = -1; before !== broken.size; ) {
    before = broken.size;
    for (const [id, otherId] of links) {
      const other = accounts.get(otherId);
      if (!accounts.has(id) || !other || broken.has(id) || !broken.has(otherId)) continue;
      broken.set(id, { code: 'linked', number: other.document.number });
    }
  }
}
