import type { CurrencyCode } from '#app/domain/money/money.ts';
import type { CountryCode } from '../country/country.ts';
import { checkEntry } from '../payments/check-entry.ts';
import type { LedgerAccount, LedgerEntry } from './replay-ledger.ts';

/** Why a ledger entry can't be restored. */
export type LedgerProblem =
  | 'amount'
  | 'day'
  | 'future'
  | 'text'
  | 'kind'
  | 'undoesNothing'
  | 'undoneTwice'
  | 'undoesMore'
  | 'tooMuch'
  | 'tooLarge'
  | 'noSource'
  | 'noCredit'
  | 'noNote'
  | 'otherNote'
  | 'overCredited'
  | 'unmatched'
  | 'differs';

/** Amounts in minor units, in the currency and country of the invoice. */
type LedgerAmount = { amountMinor: number; currency: CurrencyCode; country: CountryCode };

/** Why a document's entries can't be restored, or what becomes of them. */
export type LedgerIssue =
  /** `day` is `YYYY-MM-DD`; null for an entry without a date. */
  | ({ code: 'entry'; problem: LedgerProblem; day: string | null } & LedgerAmount)
  /** `number` is the invoice that can't be imported either. */
  | { code: 'linked'; number: string }
  | { code: 'status' | 'noInvoice' | 'noEntry' }
  | ({ code: 'overpaid' } & LedgerAmount);

type LedgerContext = {
  account: LedgerAccount;
  /** The entry of the same invoice that it reverses or returns. */
  undone: LedgerEntry | undefined;
  /** The invoice whose credit it uses or returns, or its credit note. */
  other: LedgerAccount | undefined;
  today: string;
  /** No other file of the export contains further documents. */
  isWhole: boolean;
};

/**
 * `late` problems count unless the invoice's paid amount was zero later, in which case its total may have been
 * different before.
 */
type LedgerCheck = { problem?: LedgerProblem; late?: LedgerProblem[] };

/** Validates an entry as the next one of its invoice; empty when it is valid. */
export function problemOfEntry(entry: LedgerEntry, context: LedgerContext): LedgerCheck {
  const { kind, undoes, origin } = entry;
  const problem = problemOfFields(entry, context.today);
  if (problem) return { problem };
  if (context.account.document.kind !== 'invoice') return { problem: 'kind' };
  const isLinked = origin === 'credit' || origin === 'note';
  if (isLinked !== (entry.otherInvoiceId !== null)) return { problem: 'kind' };
  if ((kind === 'payment') !== (undoes === null)) return { problem: 'kind' };
  switch (kind) {
    case 'payment':
      return problemOfPayment(entry, context);
    case 'reversal':
    case 'refund':
      return problemOfUndoing(entry, context);
    case 'returned':
      return problemOfReturn(entry, context);
    case 'credited':
      return problemOfCredit(entry, context);
    case 'used':
      return { problem: 'kind' };
    default:
      return kind satisfies never;
  }
}

/** Applies the rules for recording a payment. */
function problemOfFields(entry: LedgerEntry, today: string): LedgerProblem | null {
  const { amountMinor, day, method, kind, origin } = entry;
  // The date of payments made before an import may be unknown.
  if (day === null && !(kind === 'payment' && origin === 'taken-over')) return 'day';
  const [reference, note] = [entry.reference ?? '', entry.note ?? ''];
  const checked = checkEntry({ amountMinor, day: day ?? today, method, reference, note }, today);
  if (checked.ok) return null;
  const { issues } = checked;
  if (issues.amountMinor) return 'amount';
  if (issues.day) return day !== null && day > today ? 'future' : 'day';
  return 'text';
}

function problemOfPayment(
  entry: LedgerEntry,
  { account, other, isWhole }: LedgerContext,
): LedgerCheck {
  const { document, paid } = account;
  const isMoreThanDue = document.totalMinor - paid < entry.amountMinor;
  if (entry.origin === 'note') return { problem: 'kind' };
  const late: LedgerProblem[] = isMoreThanDue ? ['tooMuch'] : [];
  if (entry.origin === 'mark') return { late };
  if (entry.origin !== 'credit') return {};
  if (!other) return entry.otherInvoiceId !== null && isWhole ? { problem: 'noSource' } : {};
  const source = other.document;
  const isSource =
    other !== account && source.kind === 'invoice' && source.currency === document.currency;
  if (!isSource) return { problem: 'noSource' };
  if (other.paid < entry.amountMinor) return { problem: 'noCredit' };
  const charged = source.isVoid ? 0 : source.totalMinor;
  return { late: other.paid - charged < entry.amountMinor ? [...late, 'noCredit'] : late };
}

/** Checks against the part of a payment that was neither reversed nor refunded. */
function problemOfUndoing(entry: LedgerEntry, { account, undone }: LedgerContext): LedgerCheck {
  if (undone?.kind !== 'payment') return { problem: 'undoesNothing' };
  if (entry.kind === 'refund' && undone.origin === 'credit') return { problem: 'kind' };
  if (entry.origin !== 'hand' && entry.origin !== 'mark') return { problem: 'kind' };
  const all = [...account.entries.values()];
  const back = all.filter(({ undoes }) => undoes === undone.id);
  if (back.some(({ kind }) => kind === 'reversal')) return { problem: 'undoneTwice' };
  const refunded = back
    .filter(({ id }) => !all.some(({ kind, undoes }) => kind === 'returned' && undoes === id))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (entry.kind === 'refund') {
    return entry.amountMinor > undone.amountMinor - refunded ? { problem: 'undoesMore' } : {};
  }
  const isAll = refunded === 0 && entry.amountMinor === undone.amountMinor;
  return isAll ? {} : { problem: 'undoesMore' };
}

/** Validates the return of a failed refund. */
function problemOfReturn(entry: LedgerEntry, { account, undone }: LedgerContext): LedgerCheck {
  if (undone?.kind !== 'refund') return { problem: 'undoesNothing' };
  if (entry.origin !== 'hand') return { problem: 'kind' };
  const isTwice = [...account.entries.values()].some(
    ({ kind, undoes }) => kind === 'returned' && undoes === undone.id,
  );
  if (isTwice) return { problem: 'undoneTwice' };
  return entry.amountMinor === undone.amountMinor ? {} : { problem: 'undoesMore' };
}

function problemOfCredit(
  entry: LedgerEntry,
  { account, other, isWhole }: LedgerContext,
): LedgerCheck {
  const { document, credited } = account;
  if (entry.origin !== 'note' || document.isVoid) return { problem: 'kind' };
  if (credited + entry.amountMinor > document.totalMinor) return { problem: 'overCredited' };
  const isTwice = [...account.entries.values()].some(
    ({ kind, otherInvoiceId }) => kind === 'credited' && otherInvoiceId === entry.otherInvoiceId,
  );
  if (isTwice) return { problem: 'undoneTwice' };
  if (!other) return isWhole ? { problem: 'noNote' } : {};
  const note = other.document;
  const isItsNote =
    note.kind === 'credit-note' &&
    note.sourceId === document.id &&
    note.currency === document.currency &&
    note.totalMinor === entry.amountMinor;
  return isItsNote ? {} : { problem: 'otherNote' };
}
