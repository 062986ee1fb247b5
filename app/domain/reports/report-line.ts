import type { CountryCode } from '#app/domain/country/country.ts';
import {
  type Charged,
  isConsistent,
  keyOf,
  leftOf,
  netOf,
  taxOf,
} from '#app/domain/documents/charged.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { shareOf } from '#app/domain/documents/part-of-document.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import {
  type EntryKind,
  type EntryOrigin,
  withoutCorrections,
} from '#app/domain/payments/payment.ts';
import type { TaxReason } from '#app/domain/taxes/tax-choice.ts';

/** What money received on an invoice pays for: charged amounts, and money beyond all of them; minor units. */
type Received = { charged: Charged; beyondMinor: number };

/**
 * Computes what the money received on an invoice so far pays for, by nets and taxes, in minor units that add up to it.
 *
 * It pays in proportion for what credit notes leave of the invoice; money beyond that is for what was credited, until
 * it is refunded; money beyond the full invoice is for no sale. Each payment counts with the difference it makes, so
 * that all payments together have exactly the taxes of the invoice.
 * @param whole what the invoice charges
 * @param notes what its credit notes so far charge
 * @param receivedMinor the paid amount without credit notes; negative when more was returned than received
 */
function receivedOf(whole: Charged, notes: readonly Charged[], receivedMinor: number): Received {
  const minor = Math.min(Math.max(receivedMinor, 0), whole.total);
  return { charged: chargedFor(whole, notes, minor), beyondMinor: receivedMinor - minor };
}

function chargedFor(whole: Charged, notes: readonly Charged[], minor: number): Charged {
  const left = leftOf(whole, notes);
  if (!isConsistent(left) || left.total <= 0) return partFor(whole, minor);
  if (minor <= left.total) return partFor(left, minor);
  return addCharged(left, partFor(leftOf(whole, [left]), minor - left.total));
}

function partFor(of: Charged, minor: number): Charged {
  return minor === of.total ? of : shareOf(of, minor);
}

/** Adds two parts of one document. */
function addCharged(one: Charged, other: Charged): Charged {
  return {
    groups: one.groups.map((group) => ({ ...group, net: group.net + netOf(other, group.key) })),
    taxes: one.taxes.map((tax) => ({ ...tax, figure: tax.figure + taxOf(other, tax.key) })),
    total: one.total + other.total,
  };
}

/** The date that a tax report uses: the document's, or the payment's (cash basis). */
const reportBases = ['invoice', 'payment'] as const;
export type ReportBasis = (typeof reportBases)[number];

/**
 * Parts of a report: invoices and credit notes by their dates; payments, refunds, and credit notes that change what
 * earlier payments were for, by theirs.
 */
export const reportParts = ['sales', 'credits', 'payments', 'refunds', 'changes'] as const;
export type ReportPart = (typeof reportParts)[number];

/**
 * One tax of a line, minor units; the rate is in ten-thousandths of a percent. Without name and rate: no tax is stated.
 */
export type ReportedTax = {
  key: string;
  country: CountryCode;
  name: string;
  rate: number | null;
  reason: TaxReason | null;
  baseMinor: number;
  /** Charged by the seller, or owed by the client. */
  taxMinor: number;
  owedByClientMinor: number;
};

/** What one document or ledger entry adds to a report, minor units. */
export type ReportLine = {
  id: string;
  /** The document it belongs to. */
  documentId: string;
  number: string;
  clientName: string;
  /** `YYYY-MM-DD`; null when unknown. */
  day: string | null;
  currency: CurrencyCode;
  part: ReportPart;
  netMinor: number;
  taxMinor: number;
  /** Money that isn't for a sale yet. */
  beyondMinor: number;
  taxes: ReportedTax[];
  /** JSON of the document's custom fields, see `parsePrintedFields`; absent without any. */
  fields?: string;
};

/** A document as reports load it. */
export type ReportedDocument = {
  id: string;
  kind: DocumentKind;
  number: string;
  clientName: string;
  country: CountryCode;
  currency: CurrencyCode;
  /** `YYYY-MM-DD`. */
  day: string;
  charged: Charged;
  /** JSON of its custom fields; absent without any. */
  fields?: string;
};

/** A ledger entry as reports load it, in the order in which entries were written. */
export type ReportedEntry = {
  id: string;
  kind: EntryKind;
  origin: EntryOrigin;
  amountMinor: number;
  day: string | null;
  undoes: string | null;
};

/** Returns the line of a document by its date; a credit note is negative. */
export function lineOfDocument(document: ReportedDocument): ReportLine {
  const isCredit = document.kind === 'credit-note';
  const charged = { charged: document.charged, beyondMinor: 0 };
  return {
    ...headOf(document),
    id: document.id,
    day: document.day,
    part: isCredit ? 'credits' : 'sales',
    ...(isCredit
      ? differenceOf(document, charged, nothingOf(document.charged))
      : differenceOf(document, nothingOf(document.charged), charged)),
  };
}

/**
 * Lists the lines of an invoice by payment date, earliest first: each entry with its change to what the money so far
 * pays for (`receivedOf`). Entries without a known date come first; payments reversed by the seller don't count. A
 * credit note only has a line when it changes what earlier money was for.
 * @param entries in the order in which they were written
 * @param notes what its credit notes charge, by id
 */
export function linesOfMoney(
  invoice: ReportedDocument,
  entries: readonly ReportedEntry[],
  notes: ReadonlyMap<string, Charged>,
): ReportLine[] {
  const there: Charged[] = [];
  let receivedMinor = 0;
  let before: Received = nothingOf(invoice.charged);
  return inOrderOfDays(entries).flatMap((entry) => {
    if (entry.kind === 'credited') {
      const note = notes.get(entry.undoes ?? '');
      if (note) there.push(note);
    } else {
      receivedMinor += isComing(entry.kind) ? entry.amountMinor : -entry.amountMinor;
    }
    const after = receivedOf(invoice.charged, there, receivedMinor);
    const difference = differenceOf(invoice, before, after);
    before = after;
    const part = partOfEntry(entry.kind);
    if (part === 'changes' && isNothing(difference)) return [];
    return [{ ...headOf(invoice), id: entry.id, day: entry.day, part, ...difference }];
  });
}

function inOrderOfDays(entries: readonly ReportedEntry[]): ReportedEntry[] {
  return withoutCorrections(entries)
    .map((entry, at) => ({ entry, at }))
    .sort((left, right) => {
      const [one, other] = [left.entry.day ?? '', right.entry.day ?? ''];
      if (one !== other) return one < other ? -1 : 1;
      return left.at - right.at;
    })
    .map(({ entry }) => entry);
}

const isComing = (kind: EntryKind) => kind === 'payment' || kind === 'returned';

function partOfEntry(kind: EntryKind): ReportPart {
  if (kind === 'credited') return 'changes';
  return isComing(kind) ? 'payments' : 'refunds';
}

type Difference = Pick<ReportLine, 'netMinor' | 'taxMinor' | 'beyondMinor' | 'taxes'>;

function isNothing({ netMinor, taxMinor, beyondMinor, taxes }: Difference): boolean {
  const figures = taxes.flatMap((tax) => [tax.baseMinor, tax.taxMinor, tax.owedByClientMinor]);
  return [netMinor, taxMinor, beyondMinor, ...figures].every((figure) => figure === 0);
}

function headOf({ id, number, clientName, currency, fields }: ReportedDocument) {
  return { documentId: id, number, clientName, currency, ...(fields && { fields }) };
}

function nothingOf({ groups, taxes }: Charged): Received {
  return {
    charged: {
      groups: groups.map((group) => ({ ...group, net: 0 })),
      taxes: taxes.map((tax) => ({ ...tax, figure: 0 })),
      total: 0,
    },
    beyondMinor: 0,
  };
}

/** Returns the difference between two states of one document, with one row per tax name, rate and reason. */
function differenceOf(
  { country }: Pick<ReportedDocument, 'country'>,
  before: Received,
  after: Received,
): Difference {
  const rows = new Map<string, ReportedTax>();
  const figureOf = ({ charged }: Received, key: string) =>
    charged.taxes.find((tax) => tax.key === key)?.figure ?? 0;
  let netMinor = 0;
  let taxMinor = 0;
  after.charged.groups.forEach(({ key: group, taxes, reason, net }, at) => {
    const baseMinor = net - (before.charged.groups[at]?.net ?? 0);
    netMinor += baseMinor;
    const named = taxes.length > 0 ? taxes : [{ name: '', rate: null }];
    for (const { name, rate } of named) {
      const own = rate === null ? group : keyOf([{ name, rate }], reason);
      const key = `${country} ${own}`;
      const row = rows.get(key);
      if (row) row.baseMinor += baseMinor;
      else {
        const figure = figureOf(after, own) - figureOf(before, own);
        const isOwed = reason === 'reverse-charge';
        if (!isOwed) taxMinor += figure;
        rows.set(key, {
          key,
          country,
          name,
          rate,
          reason,
          baseMinor,
          taxMinor: isOwed ? 0 : figure,
          owedByClientMinor: isOwed ? figure : 0,
        });
      }
    }
  });
  const beyondMinor = after.beyondMinor - before.beyondMinor;
  return { netMinor, taxMinor, beyondMinor, taxes: [...rows.values()] };
}
